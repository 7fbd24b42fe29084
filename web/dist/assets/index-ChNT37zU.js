var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){for(var t=0;t<e.length;t++)e[t]()}function m(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function h(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var g=1024,_=2048,v=4096,y=8192,b=16384,x=32768,S=1<<25,C=65536,w=1<<19,T=1<<20,E=1<<25,ee=1<<21,te=1<<22,ne=1<<23,re=Symbol(`$state`),ie=Symbol(`component`),ae=Symbol(`legacy props`),oe=Symbol(``),D=Symbol(`attributes`),se=Symbol(`class`),ce=Symbol(`style`),le=Symbol(`text`),ue=Symbol(`form reset`),de=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},fe=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),pe={},me=Symbol(`uninitialized`),he=`http://www.w3.org/1999/xhtml`,ge=`http://www.w3.org/2000/svg`,_e=`http://www.w3.org/1998/Math/MathML`;function ve(){console.warn(`https://svelte.dev/e/derived_inert`)}function ye(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function be(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function xe(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var O=!1;function Se(e){O=e}var k;function Ce(e){if(e===null)throw ye(),pe;return k=e}function we(){return Ce(cn(k))}function A(e){if(O){if(cn(k)!==null)throw ye(),pe;k=e}}function Te(e=1){if(O){for(var t=e,n=k;t--;)n=cn(n);k=n}}function Ee(e=!0){for(var t=0,n=k;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=cn(n);e&&n.remove(),n=i}}function De(e){if(!e||e.nodeType!==8)throw ye(),pe;return e.data}function Oe(e){return e===this.v}function ke(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ae(e){return!ke(e,this.v)}function je(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Me(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Ne(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Pe(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Fe(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ie(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Le(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Re(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function ze(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Be(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ve(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var He=[];function Ue(e,t=!1,n=!1){return We(e,new Map,``,He,null,n)}function We(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=We(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=We(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return We(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}var Ge=null;function Ke(e){Ge=e}function j(e,t=!1,n){Ge={p:Ge,i:!1,c:null,e:null,s:e,x:null,r:U,l:null}}function M(e){var t=Ge,n=t.e;if(n!==null){t.e=null;for(var r of n)xn(r)}return e!==void 0&&(t.x=e),t.i=!0,Ge=t.p,qe(e)}function qe(e={}){return i(e,ie,{value:!0}),e}function Je(){return!0}var Ye=[];function Xe(){var e=Ye;Ye=[],p(e)}function Ze(e){if(Ye.length===0&&!Tt){var t=Ye;queueMicrotask(()=>{t===Ye&&Xe()})}Ye.push(e)}function Qe(){for(;Ye.length>0;)Xe()}var $e=~(_|v|g);function et(e,t){e.f=e.f&$e|t}function tt(e){e.f&512||e.deps===null?et(e,g):et(e,v)}function nt(e,t){e.f&2048?t.set(e,_):e.f&4096&&t.get(e)!==2048&&t.set(e,v),et(e,g)}function rt(e){O&&sn(e)!==null&&ln(e)}var it=!1;function at(){it||(it=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ue]?.()})},{capture:!0}))}function ot(e){var t=H,n=U;Wn(null),Gn(null);try{return e()}finally{Wn(t),Gn(n)}}function st(e,t,n,r=n){e.addEventListener(t,()=>ot(n));let i=e[ue];e[ue]=i?()=>{i(),r(!0)}:()=>r(!0),at()}function ct(e,t,n,r){let i=Je()?ft:ht;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=U,c=lt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){mn(e,s)}ut()}}var d=dt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>mt(e))).then(u).catch(e=>mn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),ut())}):f()}function lt(){var e=U,t=H,n=Ge,r=P;return function(i=!0){Gn(e),Wn(t),Ke(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function ut(e=!0){Gn(null),Wn(null),Ke(null),e&&P?.deactivate()}function dt(){var e=U,t=e.b,n=P,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function ft(e){var t=2|_;return U!==null&&(U.f|=w),{ctx:Ge,deps:null,effects:null,equals:Oe,f:t,fn:e,reactions:null,rv:0,v:me,wv:0,parent:U,ac:null}}var pt=Symbol(`obsolete`);function mt(e,t,n){let r=U;r===null&&je();var i=void 0,a=Ht(me),o=!H,s=new Set;return Tn(()=>{var t=U,n=m();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==de&&n.reject(e)}).finally(ut)}catch(e){n.reject(e),ut()}var c=P;if(o){if(t.f&32768)var l=dt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(pt);else for(let e of s.values())e.reject(pt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==pt&&(c.activate(),t?(a.f|=ne,Kt(a,t)):(a.f&8388608&&(a.f^=ne),Kt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),yn(()=>{for(let e of s)e.reject(pt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function N(e){let t=ft(e);return qn(t),t}function ht(e){let t=ft(e);return t.equals=Ae,t}function gt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Mn(t[n])}}function _t(e){var t,n=U,r=e.parent;if(!Vn&&r!==null&&e.v!==me&&r.f&24576)return ve(),e.v;Gn(r);try{gt(e),t=ar(e)}finally{Gn(n)}return t}function vt(e){var t=_t(e);!e.equals(t)&&(e.wv=nr(),(!P?.is_fork||e.deps===null)&&(P===null?e.v=t:(P.capture(e,t,!0),St?.capture(e,t,!0)),e.deps===null))?et(e,g):Vn||(Ct===null?tt(e):(vn()||P?.is_fork)&&Ct.set(e,t))}function yt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ot(()=>{t.ac.abort(de),t.ac=null}),t.fn!==null&&(t.teardown=f),cr(t,0),An(t))}function bt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&lr(t)}var xt=null,P=null,St=null,Ct=null,wt=null,Tt=!1,Et=!1,Dt=null,Ot=null,kt=0,At=1,jt=class e{id=At++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){xt===null?xt=this:(xt.next=this,this.prev=xt),xt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)et(r,_),t(r);for(r of n.m)et(r,v),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=g}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)et(e,t),this.schedule(e);this.apply();for(var t=Dt=[],n=[],r=Ot=[];this.#a.length>0;){kt++>1e3&&(this.#b(),Nt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Rt(e),this.#d()||this.discard(),t}}if(P=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Dt=null,Ot=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Lt(e,t);r.length>0&&P.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),St=this,Ft(n),Ft(t),St=null,this.#i?.resolve();var o=P;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Bt.clear(),o.#m())}}#h(e,t,n){e.f^=g;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=g:i&4?t.push(r):rr(r)&&(i&16&&this.add_dirty_reaction(r,v),lr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),et(i,_),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),P=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)nt(e[t],this.#s)}capture(e,t,n=!1){e.v!==me&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),Ct?.set(e,t)),this.is_fork||(e.v=t)}activate(){P=this}deactivate(){P=null,Ct=null}flush(){try{Et=!0,P=this,this.#m()}finally{kt=0,wt=null,Dt=null,Ot=null,Et=!1,P=null,Ct=null,Bt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(pt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,Ze(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=m()).promise}static ensure(){if(P===null){let t=P=new e;!Et&&!Tt&&Ze(()=>{t.started||t.flush()})}return P}apply(){Ct=null}schedule(e){wt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?xt=e:t.prev=e,this.linked=!1}}};function Mt(e){var t=Tt,n=St;St=null,Tt=!0;try{var r;for(e&&(Mt(),r=e());;){if(Qe(),P===null)return r;P.flush()}}finally{Tt=t,St=n}}function Nt(){try{Ie()}catch(e){mn(e,wt)}}var Pt=null;function Ft(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&rr(r)&&(Pt=new Set,lr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Pn(r),Pt?.size>0)){Bt.clear();for(let e of Pt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Pt.has(n)&&(Pt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||lr(n)}}Pt.clear()}}Pt=null}}function It(e){P.schedule(e)}function Lt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),et(e,g);for(var n=e.first;n!==null;)Lt(n,t),n=n.next}}function Rt(e){et(e,g);for(var t=e.first;t!==null;)Rt(t),t=t.next}var zt=new Set,Bt=new Map,Vt=!1;function Ht(e,t){return{f:0,v:e,reactions:null,equals:Oe,rv:0,wv:0}}function F(e,t){let n=Ht(e,t);return qn(n),n}function Ut(e,t=!1,n=!0){let r=Ht(e);return t||(r.equals=Ae),r}function I(e,t,n=!1){return H!==null&&(!Un||H.f&131072)&&Je()&&H.f&4325394&&(Kn===null||!Kn.has(e))&&Be(),Kt(e,n?Zt(t):t,Ot)}var Wt=null,Gt=0;function Kt(e,t,n=null){if(!e.equals(t)){Vn?Bt.set(e,t):Bt.has(e)||Bt.set(e,e.v);var r=jt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&_t(t),Ct===null&&tt(t)}e.wv=nr(),Wt=null,Gt=0,Xt(e,_,n),Wt=null,Je()&&U!==null&&U.f&1024&&!(U.f&96)&&(Xn===null?Zn([e]):Xn.push(e)),!r.is_fork&&zt.size>0&&!Vt&&qt()}return t}function qt(){Vt=!1;for(let e of zt){e.f&1024&&et(e,v);let t;try{t=rr(e)}catch{t=!0}t&&lr(e)}zt.clear()}function Jt(e,t=1){var n=W(e),r=t===1?n++:n--;return I(e,n),r}function Yt(e){I(e,e.v+1)}function Xt(e,t,n){var r=e.reactions;if(r!==null){var i=Je(),a=r.length;if(Gt+=a,Gt>1e5&&Wt===null&&(Wt=new Set),Wt!==null){if(Wt.has(e))return;Wt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==U){var l=(c&_)===0;if(l&&et(s,t),c&131072)zt.add(s);else if(c&2){var u=s;Ct?.delete(u),Xt(u,v,n)}else if(l){var d=s;c&16&&Pt!==null&&Pt.add(d),n===null?It(d):n.push(d)}}}}}function Zt(t){if(typeof t!=`object`||!t||re in t||ie in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=F(0),u=null,d=er,f=e=>{if(er===d)return e();var t=H,n=er;Wn(null),tr(d);var r=e();return Wn(t),tr(n),r};return i&&r.set(`length`,F(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Re();var i=r.get(t);return i===void 0?f(()=>{var e=F(n.value,u);return r.set(t,e),e}):I(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>F(me,u));r.set(t,e),Yt(o)}}else I(n,me),Yt(o);return!0},get(e,n,i){if(n===re)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>F(Zt(s?e[n]:me),u)),r.set(n,o)),o!==void 0){var c=W(o);return c===me?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=W(i);if(a===me)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===re)return!0;var n=r.get(t),i=n!==void 0&&n.v!==me||Reflect.has(e,t);return(n!==void 0||(U!==null||H!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>F(i?Zt(e[t]):me,u)),r.set(t,n)),W(n)===me)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>F(me,u)),r.set(d+``,p)):I(p,me)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>F(void 0,u)),I(c,Zt(n)),r.set(t,c));else{l=c.v!==me;var m=f(()=>Zt(n));I(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&I(g,_+1)}Yt(o)}return!0},ownKeys(e){W(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==me});for(var[n,i]of r)i.v!==me&&!(n in e)&&t.push(n);return t},setPrototypeOf(){ze()}})}function Qt(e){try{if(typeof e==`object`&&e&&re in e)return e[re]}catch{}return e}function $t(e,t){return Object.is(Qt(e),Qt(t))}var en,tn,nn,rn;function an(){if(en===void 0){en=window,tn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;nn=a(t,`firstChild`).get,rn=a(t,`nextSibling`).get,u(e)&&(e[se]=void 0,e[D]=null,e[ce]=void 0,e.__e=void 0),u(n)&&(n[le]=void 0)}}function on(e=``){return document.createTextNode(e)}function sn(e){return nn.call(e)}function cn(e){return rn.call(e)}function L(e,t){if(!O)return sn(e);var n=sn(k);if(n===null)n=k.appendChild(on());else if(t&&n.nodeType!==3){var r=on();return n?.before(r),Ce(r),r}return t&&fn(n),Ce(n),n}function R(e,t=!1){if(!O){var n=sn(e);return n instanceof Comment&&n.data===``?cn(n):n}if(t){if(k?.nodeType!==3){var r=on();return k?.before(r),Ce(r),r}fn(k)}return k}function z(e,t=!1){if(!O)return sn(e);var n=L(e,t);return A(e),n}function B(e,t=1,n=!1){let r=O?k:e;for(var i;t--;)i=r,r=cn(r);if(!O)return r;if(n){if(r?.nodeType!==3){var a=on();return r===null?i?.after(a):r.before(a),Ce(a),a}fn(r)}return Ce(r),r}function ln(e){e.textContent=``}function un(){return!1}function dn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function fn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function pn(e){var t=U;if(t===null)return H.f|=ne,e;if(!(t.f&32768)&&!(t.f&4))throw e;mn(e,t)}function mn(e,t){if(e===pe)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function hn(e){U===null&&(H===null&&Fe(e),Pe()),Vn&&Ne(e)}function gn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function _n(e,t){var n=U;n!==null&&n.f&8192&&(e|=y);var r={ctx:Ge,deps:null,nodes:null,f:e|_|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};P?.register_created_effect(r);var i=r;if(e&4)Dt===null?jt.ensure().schedule(r):Dt.push(r);else if(t!==null){try{lr(r)}catch(e){throw Mn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=C))}if(i!==null&&(i.parent=n,n!==null&&gn(i,n),H!==null&&H.f&2&&!(e&64))){var a=H;(a.effects??=[]).push(i)}return r}function vn(){return H!==null&&!Un}function yn(e){let t=_n(8,null);return et(t,g),t.teardown=e,t}function bn(e){hn(`$effect`);var t=U.f;if(!H&&t&32&&Ge!==null&&!Ge.i){var n=Ge;(n.e??=[]).push(e)}else return xn(e)}function xn(e){return _n(4|T,e)}function Sn(e){return hn(`$effect.pre`),_n(8|T,e)}function Cn(e){jt.ensure();let t=_n(64|w,e);return(e={})=>new Promise(n=>{e.outro?Fn(t,()=>{Mn(t),n(void 0)}):(Mn(t),n(void 0))})}function wn(e){return _n(4,e)}function Tn(e){return _n(te|w,e)}function En(e,t=0){return _n(8|t,e)}function V(e,t=[],n=[],r=[]){ct(r,t,n,t=>{_n(8,()=>{e(...t.map(W))})})}function Dn(e,t=0){return _n(16|t,e)}function On(e){return _n(32|w,e)}function kn(e){var t=e.teardown;if(t!==null){let n=Vn,r=H;Hn(!0),Wn(null);try{t.call(null)}catch(t){mn(t,e.parent)}finally{Hn(n),Wn(r)}}}function An(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ot(()=>{e.abort(de)});var r=n.next;n.f&64?n.parent=null:Mn(n,t),n=r}}function jn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Mn(t),t=n}}function Mn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Nn(e.nodes.start,e.nodes.end),n=!0),e.f|=S,An(e,t&&!n),cr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();kn(e),e.f^=S,e.f|=b;var i=e.parent;i!==null&&i.first!==null&&Pn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Nn(e,t){for(;e!==null;){var n=e===t?null:cn(e);e.remove(),e=n}}function Pn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Fn(e,t,n=!0){var r=[];e.f|=256,In(e,r,!0);var i=()=>{n&&Mn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function In(e,t,n){if(!(e.f&8192)){e.f^=y;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);In(i,t,o?n:!1)}i=a}}}function Ln(e){e.f&=-257,Rn(e,!0)}function Rn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=y,e.f&1024||(et(e,_),jt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Rn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function zn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:cn(n);t.append(n),n=i}}var Bn=null,Vn=!1;function Hn(e){Vn=e}var H=null,Un=!1;function Wn(e){H=e}var U=null;function Gn(e){U=e}var Kn=null;function qn(e){H!==null&&(H.f&2097152||H.f&2)&&(Kn??=new Set).add(e)}var Jn=null,Yn=0,Xn=null;function Zn(e){Xn=e}var Qn=1,$n=0,er=$n;function tr(e){er=e}function nr(){return++Qn}function rr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(rr(a)&&vt(a),a.wv>e.wv)return!0}t&512&&Ct===null&&et(e,g)}return!1}function ir(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Kn!==null&&Kn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?ir(a,t,!1):t===a&&(n?et(a,_):a.f&1024&&et(a,v),It(a))}}function ar(e){var t=Jn,n=Yn,r=Xn,i=H,a=Kn,o=Ge,s=Un,c=er,l=e.f;Jn=null,Yn=0,Xn=null,H=l&96?null:e,Kn=null,Ke(e.ctx),Un=!1,er=++$n,e.ac!==null&&(ot(()=>{e.ac.abort(de)}),e.ac=null);try{e.f|=ee;var u=e.fn,d=u();e.f|=x;var f=or(e);if(Je()&&Xn!==null&&!Un&&f!==null&&!(e.f&6146))for(var p=0;p<Xn.length;p++)ir(Xn[p],e);if(i!==null&&i!==e){if($n++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=$n;if(t!==null)for(let e of t)e.rv=$n;Xn!==null&&(r===null?r=Xn:r.push(...Xn))}return e.f&8388608&&(e.f^=ne),d}catch(t){return or(e),pn(t)}finally{e.f^=ee,Jn=t,Yn=n,Xn=r,H=i,Kn=a,Ke(o),Un=s,er=c}}function or(e){var t=e.deps,n=P?.is_fork;if(Jn!==null){var r;if(n||cr(e,Yn),t!==null&&Yn>0)for(t.length=Yn+Jn.length,r=0;r<Jn.length;r++)t[Yn+r]=Jn[r];else e.deps=t=Jn;if(vn()&&e.f&512)for(r=Yn;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Yn<t.length&&(cr(e,Yn),t.length=Yn);return t}function sr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(Jn===null||!n.call(Jn,r))){var s=r;s.f&512&&(s.f^=512),s.v!==me&&tt(s),s.ac!==null&&ot(()=>{s.ac.abort(de),s.ac=null,et(s,_)}),yt(s),cr(s,0)}}function cr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)sr(e,n[r])}function lr(e){var t=e.f;if(!(t&16384)){et(e,g);var n=U;U=e;try{t&16777232?jn(e):An(e),kn(e);var r=ar(e);e.teardown=typeof r==`function`?r:null,e.wv=Qn}finally{U=n}}}async function ur(){await Promise.resolve(),Mt()}function W(e){var t=!!(e.f&2);if(Bn?.add(e),H!==null&&!Un&&!(U!==null&&U.f&16384)&&(Kn===null||!Kn.has(e))){var r=H.deps;if(H.f&2097152)e.rv<$n&&(e.rv=$n,Jn===null&&r!==null&&r[Yn]===e?Yn++:Jn===null?Jn=[e]:Jn.push(e));else{H.deps??=[],n.call(H.deps,e)||H.deps.push(e);var i=e.reactions;i===null?e.reactions=[H]:n.call(i,H)||i.push(H)}}if(Vn&&Bt.has(e))return Bt.get(e);if(t){var a=e;if(Vn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||fr(a))&&(o=_t(a)),Bt.set(a,o),o}var s=!(a.f&512)&&!Un&&H!==null&&!!(H.f&512),c=(a.f&x)===0;rr(a)&&(s&&(a.f|=512),vt(a)),s&&!c&&(bt(a),dr(a))}if(Ct?.has(e))return Ct.get(e);if(e.f&8388608)throw e.v;return e.v}function dr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(bt(r),dr(r))}}function fr(e){if(e.v===me)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Bt.has(t)||t.f&2&&fr(t))return!0;return!1}function pr(e){var t=Un;try{return Un=!0,e()}finally{Un=t}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var mr=[`touchstart`,`touchmove`];function hr(e){return mr.includes(e)}var gr=Symbol(`events`),_r=new Set,vr=new Set;function yr(e,t,n,r={}){function i(e){if(r.capture||wr.call(t,e),!e.cancelBubble)return ot(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,Ze(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function br(e,t,n,r,i){var a={capture:r,passive:i},o=yr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&yn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function G(e,t,n){(t[gr]??={})[e]=n}function xr(e){for(var t=0;t<e.length;t++)_r.add(e[t]);for(var n of vr)n(e)}var Sr=null,Cr=!1;function wr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Sr=e,Cr||(Cr=!0,setTimeout(()=>{Cr=!1,Sr=null}));var s=0,c=Sr===e&&e[gr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[gr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=H,f=U;Wn(null),Gn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[gr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[gr]=t,delete e.currentTarget,Wn(d),Gn(f)}}}var Tr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Er(e){return Tr?.createHTML(e)??e}function Dr(e){var t=dn(`template`);return t.innerHTML=Er(e.replaceAll(`<!>`,`<!---->`)),t.content}function Or(e,t){var n=U;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function K(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(O)return Or(k,null),k;i===void 0&&(i=Dr(a?e:`<!>`+e),n||(i=sn(i)));var t=r||tn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=sn(t),s=t.lastChild;Or(o,s)}else Or(t,t);return t}}function kr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(O)return Or(k,null),k;if(!o){var e=sn(Dr(a));if(i)for(o=document.createDocumentFragment();sn(e);)o.appendChild(sn(e));else o=sn(e)}var t=o.cloneNode(!0);if(i){var n=sn(t),r=t.lastChild;Or(n,r)}else Or(t,t);return t}}function q(e,t){return kr(e,t,`svg`)}function Ar(e=``){if(!O){var t=on(e+``);return Or(t,t),t}var n=k;return n.nodeType===3?fn(n):(n.before(n=on()),Ce(n)),Or(n,n),n}function jr(){if(O)return Or(k,null),k;var e=document.createDocumentFragment(),t=document.createComment(``),n=on();return e.append(t,n),Or(t,n),e}function J(e,t){if(O){var n=U;n.f&32768&&n.nodes.end!==null||(n.nodes.end=k),we()}else e!==null&&e.before(t)}function Mr(){if(O&&k&&k.nodeType===8&&k.textContent?.startsWith(`$`)){let e=k.textContent.substring(1);return we(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Nr(e){let t=0,n=Ht(0),r;return()=>{vn()&&(W(n),En(()=>(t===0&&(r=pr(()=>e(()=>Yt(n)))),t+=1,()=>{Ze(()=>{--t,t===0&&(r?.(),r=void 0,Yt(n))})})))}}var Pr=C|w;function Fr(e,t,n,r){new Ir(e,t,n,r)}var Ir=class{parent;is_pending=!1;transform_error;#e;#t=O?k:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Nr(()=>(this.#p=Ht(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=U;t.b=this,t.f|=128,n(e)},this.parent=U.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Dn(()=>{if(O){let e=De(this.#t);we();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Pr),O&&(this.#e=k)}#h(){try{this.#a=On(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);Ze(r),t&&(this.#s=On(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?xe():(t=!0,n&&Ve(),this.#s!==null&&Fn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){mn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(b|S))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=On(()=>e(this.#e)),Ze(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=on(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return On(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){mn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(P)):this.#u===0&&(this.#e.before(e),this.#c=null,Fn(this.#o,()=>{this.#o=null}),this.#x(P))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=On(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();zn(this.#a,e);let t=this.#n.pending;this.#o=On(()=>t(this.#e))}else this.#x(P)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){nt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=U,n=H,r=Ge;Gn(this.#i),Wn(this.#i),Ke(this.#i.ctx);try{return jt.ensure(),e()}finally{Gn(t),Wn(n),Ke(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Fn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,Ze(()=>{this.#d=!1,this.#p&&Kt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),W(this.#p)}error(e){if(e===pe||!this.#n.onerror&&!this.#n.failed)throw e;P?.is_fork?(this.#a&&P.skip_effect(this.#a),this.#o&&P.skip_effect(this.#o),this.#s&&P.skip_effect(this.#s),P.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(Mn(this.#a),null),this.#o&&=(Mn(this.#o),null),this.#s&&=(Mn(this.#s),null),O&&(Ce(this.#t),Te(),Ce(Ee()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return On(()=>{var r=U;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return mn(e,this.#i.parent),null}}))};Ze(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){mn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>mn(e,this.#i&&this.#i.parent)):n(t)}})}};function Y(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[le]??=e.nodeValue)&&(e[le]=n,e.nodeValue=`${n}`)}function Lr(e,t){return zr(e,t)}var Rr=new Map;function zr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){an();var l=void 0,u=Cn(()=>{var s=n??t.appendChild(on());Fr(s,{pending:()=>{}},t=>{j({});var n=Ge;if(o&&(n.c=o),a&&(i.$$events=a),O&&Or(t,null),l=e(t,i)||qe(),O&&(U.nodes.end=k,k===null||k.nodeType!==8||k.data!==`]`))throw ye(),pe;M()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=hr(r);for(let e of[t,document]){var a=Rr.get(e);a===void 0&&(a=new Map,Rr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,wr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(_r)),vr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Rr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,wr),r.delete(e),r.size===0&&Rr.delete(n)):r.set(e,i)}vr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Br.set(l,u),l}var Br=new WeakMap,Vr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Ln(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Ln(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Mn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();zn(r,t),t.append(on()),this.#n.set(e,{effect:r,fragment:t})}else Mn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Fn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Mn(n.effect),this.#n.delete(e))};ensure(e,t){var n=P,r=un();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=on();i.append(a),this.#n.set(e,{effect:On(()=>t(a)),fragment:i})}else this.#t.set(e,On(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else O&&(this.anchor=k),this.#a(n)}};function X(e,t,n=!1){var r;O&&(r=k,we());var i=new Vr(e),a=n?C:0;function o(e,t){if(O){var n=De(r);if(e!==parseInt(n.substring(1))){var a=Ee();Ce(a),i.anchor=a,Se(!1),i.ensure(e,t),Se(!0);return}}i.ensure(e,t)}Dn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var Hr=Symbol(`NaN`);function Ur(e,t,n){O&&we();var r=new Vr(e),i=!Je();Dn(()=>{var e=t();e!==e&&(e=Hr),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function Wr(e,t){return t}function Gr(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Fn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;Kr(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;ln(d),d.append(u),e.items.clear()}Kr(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function Kr(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=E,zn(a,document.createDocumentFragment())):Mn(t[i],n)}}var qr;function Z(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=O?Ce(sn(u)):u.appendChild(on())}O&&we();var d=null,f=ht(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=W(f);_.fallback=d,Yr(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=E,Zr(d,null,c)):Ln(d):Fn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Dn(()=>{var e=W(f),t=e.length;let r=!1;O&&De(c)===`[!`!=(t===0)&&(c=Ee(),Ce(c),Se(!1),r=!0);for(var u=new Set,_=P,v=un(),y=0;y<t;y+=1){O&&k.nodeType===8&&k.data===`]`&&(c=k,r=!0,Se(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Kt(S.v,b),S.i&&Kt(S.i,y),v&&_.unskip_effect(S.e)):(S=Xr(l,m?c:qr??=on(),b,x,y,o,n,i),m||(S.e.f|=E),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=On(()=>s(c)):(d=On(()=>s(qr??=on())),d.f|=E)),t>u.size&&Me(``,``,``),O&&t>0&&Ce(Ee()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Se(!0),W(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,O&&(c=k)}function Jr(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function Yr(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=Jr(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Ln(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=E,_===l)Zr(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Qr(e,d,_),Qr(e,_,y),Zr(_,y,n),d=_,p=[],m=[],l=Jr(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)Zr(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);Qr(e,S.prev,C.next),Qr(e,d,S),Qr(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),Zr(_,l,n),Qr(e,_.prev,_.next),Qr(e,_,d===null?e.effect.first:d.next),Qr(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=Jr(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=Jr(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(Kr(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=Jr(l.next);var T=w.length;if(T>0){var ee=i&4&&s===0?n:null;if(o){for(v=0;v<T;v+=1)w[v].nodes?.a?.measure();for(v=0;v<T;v+=1)w[v].nodes?.a?.fix()}Gr(e,w,ee)}}o&&Ze(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function Xr(e,t,n,r,i,a,o,s){var c=o&1?o&16?Ht(n):Ut(n,!1,!1):null,l=o&2?Ht(i):null;return{v:c,i:l,e:On(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function Zr(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=cn(r);if(a.before(r),r===i)return;r=o}}function Qr(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function $r(e,t,n=!1,r=!1,i=!1,a=!1){var o=e,s=``;if(n){var c=e;O&&(o=Ce(sn(c)))}V(()=>{var e=U;if(s===(s=t()??``))O&&we();else if(n&&!O)e.nodes=null,c.innerHTML=s,s!==``&&Or(sn(c),c.lastChild);else if(e.nodes!==null&&(Nn(e.nodes.start,e.nodes.end),e.nodes=null),s!==``){if(O){for(var a=k.data,l=we(),u=l;l!==null&&(l.nodeType!==8||l.data!==``);)u=l,l=cn(l);if(l===null)throw ye(),pe;Or(k,u),o=Ce(l)}else{var d=dn(r?`svg`:i?`math`:`template`,r?ge:i?_e:void 0);d.innerHTML=s;var f=r||i?d:d.content;if(Or(sn(f),f.lastChild),r||i)for(;sn(f);)o.before(sn(f));else o.before(f)}}})}function ei(e,t,...n){var r=new Vr(e);Dn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},C)}function ti(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=ti(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function ni(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=ti(e))&&(r&&(r+=` `),r+=t);return r}function ri(e){return typeof e==`object`?ni(e):e??``}var ii=[...` 	
\r\f\xA0\v﻿`];function ai(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||ii.includes(r[o-1]))&&(s===r.length||ii.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function oi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function si(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function ci(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(si)),i&&c.push(...Object.keys(i).map(si));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=si(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=oi(r)),i&&(n+=oi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function li(e,t,n,r,i,a){var o=e[se];if(O||o!==n||o===void 0){var s=ai(n,r,a);O&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[se]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function ui(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function di(e,t,n,r){var i=e[ce];if(O||i!==t){var a=ci(t,r);O&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ce]=t}else r&&(Array.isArray(r)?(ui(e,n?.[0],r[0]),ui(e,n?.[1],r[1],`important`)):ui(e,n,r));return r}function fi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function pi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=_i(c);fi(c,i?a.includes(l):$t(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function mi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return be();for(var i of t.options)i.selected=n.includes(_i(i))}else{for(i of t.options)if($t(_i(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function hi(e){var t=new MutationObserver(t=>{t.every(vi)||(`__defaultValue`in e&&pi(e,!1),`__value`in e&&mi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),yn(()=>{t.disconnect()})}function gi(e,t,n=t){var r=new WeakSet,i=!0;st(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),_i);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&_i(o)}n(a),e.__value=a,P!==null&&r.add(P)}),wn(()=>{var a=t();if(e===document.activeElement){var o=P;if(r.has(o))return}if(mi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=_i(s),n(a))}e.__value=a,i=!1})}function _i(e){return`__value`in e?e.__value:e.value}function vi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var yi=Symbol(`is custom element`),bi=Symbol(`is html`),xi=fe?`link`:`LINK`,Si=fe?`progress`:`PROGRESS`;function Ci(e){if(O){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Q(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Q(e,`checked`,null),e.checked=r}}};e[ue]=n,Ze(n),at()}}function wi(e,t){var n=Ti(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Si)&&(e.value=t??``)}function Q(e,t,n,r){var i=Ti(e);if(!(O&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===xi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[oe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Di(e).has(t)?e[t]=n:(!O||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Ti(e){return e[D]??={[yi]:e.nodeName.includes(`-`),[bi]:e.namespaceURI===he}}var Ei=new Map;function Di(e){var t=e.getAttribute(`is`)||e.nodeName,n=Ei.get(t);if(n)return n;Ei.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Oi(e,t,n=t){var r=new WeakSet;st(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Ni(e)?Pi(a):a,n(a),P!==null&&r.add(P),await ur(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(O&&e.defaultValue!==e.value||pr(t)==null&&e.value)&&(n(Ni(e)?Pi(e.value):e.value),P!==null&&r.add(P)),En(()=>{var n=t();if(e===document.activeElement){var i=P;if(r.has(i))return}Ni(e)&&n===Pi(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ki=new Set;function Ai(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),st(n,`change`,()=>{var e=n.__value;a&&(e=Mi(o,e,n.checked)),i(e)},()=>i(a?[]:null)),En(()=>{var e=r();O&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=$t(n.__value,e)}),yn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ki.has(o)||(ki.add(o),Ze(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ki.delete(o)})),Ze(()=>{if(s){var e=a?Mi(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function ji(e,t,n=t){st(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(O&&e.defaultChecked!==e.checked||pr(t)==null)&&n(e.checked),En(()=>{e.checked=!!t()})}function Mi(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function Ni(e){var t=e.type;return t===`number`||t===`range`}function Pi(e){return e===``?null:+e}var Fi=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Ii(e,t,n){var r=Fi.observe(e,()=>n(e[t]));wn(()=>(pr(()=>n(e[t])),r))}function Li(e,t){return e===t||e?.[re]===t}function Ri(e=qe(),t,n,r){var i=Ge.r,a=U;return wn(()=>{var o,s;return En(()=>{o=s,s=r?.()||[],pr(()=>{Li(n(...s),e)||(t(e,...s),o&&Li(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Li(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function zi(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?En(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&yn(()=>{n.removeEventListener(t,a)})}var Bi=!1;function Vi(e){var t=Bi;try{return Bi=!1,[e(),Bi]}finally{Bi=t}}var Hi={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===re||t===ae)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function Ui(...e){return new Proxy({props:e},Hi)}function Wi(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=ft(r),W(u)):(l&&(l=!1,c=s?pr(r):r),c);let f;if(o){var p=re in e||ae in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Vi(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Le(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?ft:ht)(()=>(v=!1,g()));o&&W(y);var b=U;return(function(e,t){if(arguments.length>0){let n=t?W(y):i&&o?Zt(e):e;return I(y,n),v=!0,c!==void 0&&(c=n),e}return Vn&&v||b.f&16384?y.v:W(y)})}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Gi=class extends Error{status;at;what;constructor(e,t,n=null,r=e){super(e),this.status=t,this.at=n,this.what=r}},Ki=class extends Error{tell;constructor(e){super(`failure of the page`),this.tell=e}},qi=`verbatim = { $text }
stop-time = time limit reached
stop-cancelled = cancelled
stop-nodes = node limit reached
stop-memory = memory limit reached
stop-gave-up = the method gave up: it does not solve every puzzle

stop-refused = internal error: the referee refused the answer
stop-lost = the process of the solver ended unexpectedly
progress-squares = squares tried
progress-towers-and-clues = towers and clues looked at
progress-boards = boards tried
progress-cut-rounds = rounds of the cut loop
progress-placing = placing tiles
progress-drawing = drawing a full board
progress-mixing = mixing the board
progress-filling = filling the board
progress-erasing = erasing tiles
progress-leaving-out = leaving out clues
progress-adding = adding clues
progress-removing = removing clues
progress-positions = positions
progress-pegs = pegs left
progress-census = levels of the census
progress-back = levels gone back
progress-games = games
progress-puzzles = puzzles

`,Ji=`option-switch = { $option } { $text }: expected true or false
option-number = { $option } { $text }: expected a number
option-choice = { $option } { $text }: expected { $choices }
option-unknown = { $option } is not an option of this game

quoted = “{ $text }”
label-alone = Alone
label-board = Board
label-cells = Cells
label-clues = Clues
label-colours = Colours
label-cut = Cut
label-density = Density
label-difficulty = Difficulty
label-fill = Fill
label-goal = Last peg at
label-kind = Kind
label-minimise = Minimise
label-mode = Mode
label-penalty = Penalty
label-restarts = Restarts
label-rule = Rule
label-seed = Seed
label-size = Size
label-spread = Spread
label-steps = Steps
label-style = Style
label-unique-lines = No equal lines
label-vacancy = Vacancy
label-values = Values

# What to type, where that is said in words.
value-percent = PERCENT
value-name = NAME
value-low-high = LOW..HIGH
value-w-r-b-g-d = W,R,B,G,D

# Levels of difficulty, as forms show them.
level-trivial = trivial
level-easy = easy
level-medium = medium
level-normal = normal
level-tricky = tricky
level-hard = hard
level-extreme = extreme
level-unreasonable = unreasonable
`,Yi=`# The words of the page: what it does not share with the command line and the service.

skip = Skip to the content

## The frame

nav-label = Pages
nav-games = Games
nav-open = Own puzzle
nav-lab = Lab
language = Language
loading = Loading…
cancel = Cancel
close = Close
copy = Copy
copied = Copied
retry = Try again
undo = Undo
redo = Redo
restart = Restart
check = Check
back = Last correct
service-away = The service does not answer. Is it still running?
service-ended = The service ended before the work was done.
engine-broken = Something went wrong inside the page, and the work was lost. Try again.
engine-missing = The games could not be loaded. Is the network there?
task-waiting = waiting for a free worker
task-far = { $what }: { $how }
storage-full = The browser’s store is full: what you play now is not kept. Save your games as a file on the start page, and remove some.
storage-forbidden = This browser lets the page keep nothing: your games end with this page.
copy-failed = This browser does not let the page copy. Select the text and copy it yourself.

## Home

home-title = Five grid games
home-about = Play, ask for hints that say why, draw your own puzzles, and watch solvers compete.
home-continue = Continue
home-play = Play
home-choose = Size and level…
home-lab = Open the Lab
rules-title = Rules
kept-all =
    { $games ->
        [one] All games (1)
       *[other] All games ({ $games })
    }
kept-save = Save all games as a file
kept-open = Open such a file
kept-remove = Remove { $game } { $size }
kept-removed = The game was removed.
kept-read =
    { $added ->
        [one] One game was added;
       *[other] { $added } games were added;
    } { $known } were here already, { $lost } could not be read.
kept-unread = This is no file of games.

## New puzzles

new-title = New puzzle
new-any = As usual
new-random = random
new-usual = usual
new-more = More options
new-make = New puzzle
new-making = Making a puzzle
new-draw = Draw your own
new-paste = Paste or open
new-badsize = A size is a number such as 8, or rows and columns such as 6x10.
new-stopped = No puzzle was made: { $why }.

## Playing

play-board = Board
play-tools = Tools
play-time = Time
play-new = New puzzle
play-cannot = This puzzle cannot be opened
play-toolarge = This board is too large to be played here; the Lab can solve it.
won = Solved!
won-next = Another one
won-time = Time: { $time }
hint-look = Look at the marked cell.
hint-reason = reason
hint-part = taking part
hint-target = what follows
hint-thinking = Looking for a step
hint-none = No further step is known from here.
check-looking = Comparing with the solutions
check-good = Everything is right so far.
check-wrong = Something is wrong, though no rule is broken yet.
check-norule = No rule is broken so far.
check-impossible = This puzzle has no solution.
check-unknown = No solution is known to compare with.
check-back =
    { $moves ->
        [one] Went back one move.
       *[other] Went back { $moves } moves.
    }
count-empty = Empty cells
count-black = Black cells
count-pegs = Pegs left
count-jumps = Jumps
count-score = Score
count-optimum = Best possible
count-moves = Moves
pegs-stuck = No jump is left. Undo, or start again.
pegs-lost =
    { $pegs ->
        [one] One peg can no longer be reached from here.
       *[other] { $pegs } pegs, the fewest of this board, can no longer be reached from here.
    }
pad-label = Keys
pad-clear = Clear the cell
pad-pencil = Pencil
pad-fill = Fill in all marks
play-copy = This link was opened as a copy: your own game of this puzzle is still under Continue.
play-odd-move = The link holds a move that is not possible here: { $move }. What comes before it is on the board.
won-solver = The program has solved it.
hint-ask-none = Hint
hint-ask-line = Which cell?
hint-ask-cell = Why?
hint-ask-why = Do it
hint-row = Look at row { $number }.
hint-col = Look at column { $number }.
hint-clue = Look at the { $clue }.
hint-area = Look at the marked part of the board.
hint-back = Back to the last good move
count-empty-cells = Empty cells
count-pairs = Pairs
pad-mode = What is typed
pad-answer = Answer
pad-corner = Corner
mark-colours = Colours
mark-colour = Colour { $number }
mark-brush = Press cells to colour them; press the colour again to go on playing.
trial = Trial
trial-try = Try something
trial-keep = Keep the trial
trial-drop = Drop the trial
trial-about = What follows is marked, and can be kept or dropped as a whole.
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show all of it
zoom-full = Full screen
keys-title = Keys
keys-move = move the cursor
keys-type = fill the cell
keys-clear = empty the cell
keys-pencil = a pencil mark
keys-mode = answer, pencil, corner
keys-pick = pick up, put down
keys-choose = choose several cells
keys-clue = light a clue and hear it
keys-undo = undo
keys-redo = redo
keys-hint = hint, and its next stage
keys-try = try something; keep it
keys-zoom = larger, smaller (or Ctrl and the wheel)
keys-escape = let go
keys-sheet = this list
keys-touch = With fingers: tap to play, rest a moment and then draw to play several cells, two fingers to zoom and move the board.

## Savepoints and export

points = Savepoints
points-new = Name
points-add = Save here
points-load = Go back
points-remove = Remove { $name }
points-name = Point { $number }
points-moves =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
points-about = Keep this position under a name and come back to it later.
export = Share and export
export-link = Link to this puzzle
export-progress = with my progress
export-format = Notation
export-choose = choose…
export-text = The puzzle in this notation
export-file = Save as a file
export-picture = Picture
export-print = Print

## Solving and films

solve = Solve
solve-method = Method
solve-usual = usual
solve-limit = Seconds at most
solve-run = Solve
solve-explain = Explain all
solve-running = Working
solve-nodes =
    { $nodes ->
        [one] 1 node
       *[other] { $nodes } nodes
    }
solve-film = Show as a film
solve-put = Put on the board
verdict-solved = Solved
verdict-impossible = There is no solution
verdict-best = An answer, not proved best
verdict-unknown = No answer within the limit
verdict-invalid = Not a valid puzzle
objective-pegs = fewest pegs left: { $objective }
objective-pairs = score { $objective }
film-title = Film
film-play = Play
film-pause = Pause
film-back = One step back
film-on = One step on
film-speed = Speed
film-place = Place in the film
film-start = The position before the first step.

## Own puzzles

open-title = Your own puzzle
open-paste = Paste or drop it
open-text = Game ID, puzz.link address, or the text of a file
open-game = Game
open-auto = recognise it
open-go = Open
open-file = Choose a file
open-drop = or drop one here
open-toolong = The file is too long.
open-draw = Draw it
open-drawabout = The editor tells as you draw whether the puzzle has none, one or several solutions.
edit-title = Draw a puzzle: { $game }
edit-rows = Rows
edit-cols = Columns
edit-blank = New blank board
edit-brush = Colour to paint with
edit-verdict = Solutions
edit-none = It has no solution.
edit-one = It has exactly one solution.
edit-several = It has several solutions.
edit-some = It has a solution.
edit-score = The best score is { $score }.
edit-pegs =
    { $pegs ->
        [one] It can be played down to one peg.
       *[other] At least { $pegs } pegs stay: one cannot be reached.
    }
edit-pegsbest =
    { $pegs ->
        [one] It can be played down to one peg.
       *[other] It can be played down to { $pegs } pegs; perhaps further.
    }
edit-unknown = No answer in time.
edit-looking = Looking…
edit-wrong = { $place }: { $what }.
edit-clue-top = Clue above column { $number }
edit-clue-bottom = Clue below column { $number }
edit-clue-left = Clue left of row { $number }
edit-clue-right = Clue right of row { $number }
edit-play = Play it
edit-how-press = Press a cell to change it; arrows move.
edit-how-type = Type numbers into cells and borders; arrows move.
edit-how-pairs = Choose a colour and press cells; type their values.

## The Lab

lab-title = Lab
lab-about = Run several methods on the same puzzles and compare them, live.
lab-puzzles = Puzzles
lab-methods = Methods
lab-results = Results
lab-count = How many
lab-make = Make them
lab-list = Puzzles, one a line ({ $puzzles })
lab-files = Choose files
lab-folder = Choose a folder
lab-drop = or drop files and folders here
lab-reading = Reading the puzzles
lab-set =
    { $puzzles ->
        [one] 1 puzzle from a file: { $first }
       *[other] { $puzzles } puzzles from files: { $first } … { $last }
    }
lab-forget = Remove
lab-refused = { $puzzles } left out:
lab-toomany =
    { $most ->
        [one] more than { $most } puzzle
       *[other] more than { $most } puzzles
    }
lab-stray = a puzzle of { $game }
lab-limits =
    At most { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }, { $megabytes } MB a file, { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } a board.
lab-timelimit =
    At most { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } a run. Times are only comparable when no more run at once than the machine has free cores; at most { $lanes ->
        [one] { $lanes } runs
       *[other] { $lanes } run
    } at once.
lab-empty = Make, paste or drop some puzzles first.
lab-puzzle = Puzzle
lab-csv = Table (CSV)
lab-runscsv = Every run (CSV)
lab-svg = Diagram (SVG)
lab-signs = ✓ answered with proof, ~ an answer not proved best, ✗ no answer.
lab-lanes = At once
lab-run = Run
lab-progress = Runs done
lab-done =
    { $runs ->
        [one] { $done } of { $runs } run done
       *[other] { $done } of { $runs } runs done
    }
lab-answered = Answered
lab-mean = Mean time
lab-worst = Worst time
lab-nodes = Nodes
lab-objective = Mean objective
lab-each = Every run
lab-chart = Puzzles answered within a time
lab-time = time (logarithmic)
campaigns-title = Campaigns of quadrille bench
campaigns-choose = Campaign
campaigns-none = The data folder holds no campaign yet. It was chosen with
campaigns-folder = To see campaigns here, name their folder when starting:
campaigns-unreadable = No campaigns could be read from:
campaigns-size =
    { $instances ->
        [one] 1 instance.
       *[other] { $instances } instances.
    }
campaigns-median = Median
campaigns-geometric = Geometric mean
campaigns-wins = Wins
campaigns-peak = Peak memory

## Settings

settings-title = Settings
settings-theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
settings-errors = Show errors
errors-live = at once
errors-ask = when I press Check
errors-never = never
settings-play = While playing
settings-timer = Show the time
settings-autoClear = Towers: clear pencil marks by themselves
settings-counts = Unruly: count the colours of each line
settings-numbers = Number rows and columns
settings-pegWarning = Pegs: warn when one peg can no longer be reached
settings-animate = Animate jumps

## Pairs for two

duel-title = Two players
duel-rules = In turn each takes a pair and adds its difference to their own total; when no pair is left the lower total wins.
duel-player = Player { $number }
duel-pace = Pace
pace-slow = slow
pace-usual = usual
pace-fast = fast
duel-begin = Begin
duel-again = Again
duel-end = Stop
duel-turn = to move
duel-thinks = thinks…
duel-failed = The machine has not moved.
duel-odd = The service answered with a move that is not possible here: { $move }.
duel-advice = An expert would take { $pair }.
duel-last = Last pair: { $pair }
duel-over = The game is over.
duel-draw = A draw.
duel-wins = Player { $number } wins.
player-person = person
player-random = machine: random
player-greedy = machine: greedy
player-minimax-3 = machine: three moves ahead
player-expert-1 = machine: expert
player-expert-5 = machine: expert with patience (5 s)

## Cells in words

letter-white = W
letter-red = R
letter-blue = B
letter-green = G
colour-white = white
colour-red = red
colour-blue = blue
colour-green = green
colour-black = black
piece-white = white
piece-black = black
piece-peg = peg
piece-hole = hole
piece-circle = circled
say-empty = empty
say-given = given
say-marks = marks { $marks }
say-paired = paired with { $cell }
say-goal = goal
say-alone = stays alone
new-classic = Classic boards
board-english = English, 33
board-european = European, 37
board-wiegleb = Wiegleb, 45
board-asymmetrical = Asymmetrical, 39
board-diamond-9 = Diamond, 41
board-triangle-5 = Triangle, 15
board-cross-5 = Small cross, 21
board-square-6 = Square, 36
clue-top = clue above column { $number }: { $clue }
clue-bottom = clue below column { $number }: { $clue }
clue-left = clue left of row { $number }: { $clue }
clue-right = clue right of row { $number }: { $clue }
say-wrong = breaks a rule
say-keys = Arrow keys move; the question mark lists all keys.
clue-none = no clue here
clue-seen =
    { $clue }; { $seen ->
        [one] one tower is seen so far
       *[other] { $seen } towers are seen so far
    }
`,Xi=`pairs-lonely =
    .name = lonely
pairs-only_partner =
    .name = only partner
pairs-strongest =
    .name = strongest
pairs-prices =
    .name = prices
pairs = Pairs
    .about = Bind neighbouring cells of compatible colours two by two so that the score is least
    .goal = Pair neighbours for the lowest score, alone or against the machine.
    .rules = Pair neighbouring cells of compatible colours: white with any, red and blue with themselves and with each other, green with green, black with none. Each pair costs the difference of its values, each cell left alone its value, black cells nothing. Keep the total low.
    .how = Drag from one cell to its neighbour, or press both. Press a pair to part it. Keys: arrows and Enter; x or the right button puts a green ring on a cell that you mean to leave alone.
    .rule-white-anywhere = White cells pair with any other white cell, wherever it lies.

pairs-method-matching = exact: heaviest matching by shortest augmenting paths, with prices as its proof
pairs-method-flow = the report's Ford-Fulkerson: exact where all values are equal, refused elsewhere
pairs-method-mip = exact: one binary variable a pair, each cell in one pair at most
pairs-method-brute = exact: tries every pairing; for tiny boards
pairs-method-greedy = the report's program: always the pair of least difference
pairs-method-greedy-score = the report's text: always the pair that lowers the score most

pairs-option-rule = who may pair: cells side by side, or also any two whites (default: what the puzzle says, else adjacent)
pairs-option-colours = shares of white, red, blue, green and black (default 30,20,20,20,10)
pairs-option-values = the values of cells; one number makes them all equal (default 1..9)
pairs-option-spread = how values are drawn: evenly, low ones more often, middle ones more often

`,Zi=`pegs-only_jump =
    .name = only jump
pegs-keeping_jump =
    .name = keeping jump
pegs-keeping_chain =
    .name = keeping chain
pegs = Pegs
    .about = jump pegs over pegs until as few as possible are left
    .goal = Jump pegs until one is left.
    .rules = A peg jumps over a neighbour into the hole behind it, and the neighbour leaves. Leave as few pegs as the board allows: one, on most boards. A dashed ring marks where the last one must stand, if it must.
    .how = Drag a peg over its neighbour, or press it and then the hole. Keys: arrows, Enter to pick up and to land.

pegs-method-exact = fewest pegs or moves with proof; boards of up to 64 cells (default there)
pegs-method-beam = beam search that improves until the time ends; any board (default on large ones)
pegs-method-mip = the reports' time-indexed integer program; small boards
pegs-method-gather = one play, each jump the one after which the pegs have the most neighbours
pegs-method-gather-penalised = the same minus --penalty for each empty hole
pegs-method-centre = one play, each jump towards the middle and landing nearest to it
pegs-method-random = random plays, the best of --restarts

pegs-option-goal = where the last peg must stand (default any: as few pegs as possible, anywhere)
pegs-option-minimise = moves: of the ways to the fewest pegs, one of fewest moves; a chain of jumps by one peg is one move (default pegs)
pegs-option-cells = coding of the numeric matrix: 012 = hole, peg, no cell (default); 123 = no cell, hole, peg
pegs-option-penalty = gather-penalised: what an empty hole costs, 0 or more (default 4)
pegs-option-restarts = random: how many plays to try (default 1)
pegs-option-board = a named board: english, european, wiegleb, asymmetrical, cross:N, diamond:N, square:N, rect:RxC, triangle:N
pegs-option-vacancy = with --board: the empty hole (default the board's usual one)
pegs-option-kind = without --board: a play taken back from one peg (default), or a random shape full of pegs but one
pegs-option-steps = reverse: how many jumps the puzzle takes (default as many as fit; with a difficulty up to 10, 20 or 35)

`,Qi=`singles-black_neighbour =
    .name = black neighbour
singles-white_twin =
    .name = white twin
singles-sandwich =
    .name = sandwich
singles-pair_isolation =
    .name = pair isolation
singles-cut_off =
    .name = cut off
singles-corner =
    .name = corner
singles-split =
    .name = split
singles-offset_pair =
    .name = offset pair
singles-short_try =
    .name = short try
singles-long_try =
    .name = long try
singles-exhaustion =
    .name = exhaustion
singles = Singles
    .about = blacken cells so that no number is seen twice in a line, no two blacks touch by a side, and the whites stay connected
    .goal = Blacken cells until no number shows twice.
    .rules = Blacken cells so that no number shows twice in a row or column, no two blacks touch by a side, and all other cells hang together.
    .how = Press: black, then circled (surely white), then empty. Right button: circle. Keys: 1 black, 2 circle.

singles-method-search = propagation with the blacks as a forest, probing, search that learns; the default
singles-method-sat = CaDiCaL with border cuts added as needed; can write proofs
singles-method-mip = the report's integer program and its loop of connectivity cuts (HiGHS)
singles-method-restart = the report's heuristic: blacken duplicates at random, start again when stuck
singles-method-logic = only the named techniques of explain; may stop short

singles-option-cut = mip: which connectivity cut to add (default border; report = the report's own)
singles-option-restarts = restart: how often to start again before giving up (default 1000)
singles-option-style = unique = exactly one solution (default); report = the report's generator, which promises at least one

`,$i=`towers-clue_one =
    .name = clue one
towers-clue_all =
    .name = clue all
towers-facing_clues =
    .name = facing clues
towers-clue_bound =
    .name = clue bound
towers-naked_single =
    .name = naked single
towers-hidden_single =
    .name = hidden single
towers-line_fillings =
    .name = line fillings
towers-naked_set =
    .name = naked set
towers-hidden_set =
    .name = hidden set
towers-fish =
    .name = fish
towers-forcing_chain =
    .name = forcing chain
towers-what_if =
    .name = what if
towers-case_split =
    .name = case split
towers = Towers
    .about = build a tower in every cell, each height once a row and column, so that the border clues count the towers seen
    .goal = Build towers so that every clue sees its number.
    .rules = Each height stands once in every row and column. A number at the border says how many towers are seen from there: taller ones hide those behind.
    .how = Choose a cell, then a number. Space switches pencil marks. Press a clue (or shift and an arrow) to see what it sees.

towers-method-search = dedicated search (default): all-different, both clues of a line at once, restarts; CaDiCaL when it stalls
towers-method-sat = CaDiCaL on a formula that follows the highest tower so far; can write proofs
towers-method-mip = HiGHS on the reports' integer program, errata mended; for boards up to about 8
towers-method-logic = only techniques a person has a name for; may stop short

towers-option-alone = search: never let CaDiCaL take over when it stalls (default false)
towers-option-mode = unique (default): one solution, of the wanted difficulty, nothing given that is not needed; full: all clues; normal: all clues, in one board of five drawn at random; hard: half of the clues and n/2 towers

`,ea=`unruly-pair =
    .name = pair
unruly-gap =
    .name = gap
unruly-last_cell =
    .name = last cell
unruly-line_full =
    .name = line full
unruly-unique_lines =
    .name = unique lines
unruly-near_complete =
    .name = near complete
unruly-line_completion =
    .name = line completion
unruly-two_lines =
    .name = two lines
unruly-case_split =
    .name = case split
unruly = Unruly
    .about = put a black or white tile on every cell: never three equal ones in a row, as many of each colour in every line
    .goal = Fill with black and white, never three in a row.
    .rules = Fill every cell black or white. Never three equal side by side; as many black as white in every row and column.
    .how = Press: black, then white, then empty. Right button: white. Keys: 1 black, 2 white. Square tiles are given.
    .rule-unique-lines = No two rows and no two columns may be equal.

unruly-method-auto = the quickest of the others for the board and the question, a complete one last
unruly-method-search = all completions of every line at once, then depth-first with restarts
unruly-method-fill = any completion of boards of any size: fill locally, mend the counts along paths
unruly-method-sat = CaDiCaL on clauses; with --proof an LRAT proof of what it claims
unruly-method-mip = report 002's integer program, by HiGHS: one binary a cell
unruly-method-mip-2colour = report 003's integer program, by HiGHS: one binary a cell and colour
unruly-method-logic = a person's techniques only, short case splits included; gives up where they end

unruly-option-cells = digits for white and black in comma-separated files (default 01)
unruly-option-unique-lines = also forbid two equal rows and two equal columns (default: as the puzzle says)
unruly-option-fill = report 002's puzzles: erase a full board down to this fill rate (0 to 100); solvable, not unique
unruly-option-density = report 003's puzzles: place tiles at random up to this density (0 to 100); only potentially solvable
unruly-option-clues = for one solution: few clues at the difficulty, or none that could be left out, whatever the difficulty (default few)

`,ta=`verbatim = { $text }
stop-time = limite de temps atteinte
stop-cancelled = annulé
stop-nodes = limite de nœuds atteinte
stop-memory = limite de mémoire atteinte
stop-gave-up = la méthode a renoncé : elle ne résout pas toutes les grilles

stop-refused = erreur interne : l’arbitre a refusé la réponse
stop-lost = le processus du solveur s’est arrêté de façon inattendue
progress-squares = carrés essayés
progress-towers-and-clues = tours et indices examinés
progress-boards = grilles essayées
progress-cut-rounds = tours de la boucle de coupes
progress-placing = placement des cases
progress-drawing = tirage d’une grille pleine
progress-mixing = mélange de la grille
progress-filling = remplissage de la grille
progress-erasing = effacement de cases
progress-leaving-out = retrait des cases superflues
progress-adding = ajout de cases données
progress-removing = retrait de cases données
progress-positions = positions
progress-pegs = pions restants
progress-census = niveaux du recensement
progress-back = niveaux remontés
progress-games = parties
progress-puzzles = grilles

`,na=`option-switch = { $option } { $text } : true ou false est attendu
option-number = { $option } { $text } : un nombre est attendu
option-choice = { $option } { $text } : { $choices } est attendu
option-unknown = { $option } n’est pas une option de ce jeu

quoted = « { $text } »
label-alone = Seule
label-board = Plateau
label-cells = Chiffres des cases
label-clues = Cases données
label-colours = Couleurs
label-cut = Coupe
label-density = Densité
label-difficulty = Difficulté
label-fill = Remplissage
label-goal = Dernier pion en
label-kind = Genre
label-minimise = Réduire
label-mode = Mode
label-penalty = Pénalité
label-restarts = Redémarrages
label-rule = Règle
label-seed = Graine
label-size = Taille
label-spread = Répartition
label-steps = Sauts
label-style = Style
label-unique-lines = Lignes toutes différentes
label-vacancy = Trou vide
label-values = Valeurs

# Ce qu’il faut taper, là où des mots le disent.
value-percent = POURCENTAGE
value-name = NOM
value-low-high = MIN..MAX
value-w-r-b-g-d = BLANC,ROUGE,BLEU,VERT,NOIR

# Les difficultés, telles que les formulaires les montrent.
level-trivial = très facile
level-easy = facile
level-medium = moyen
level-normal = normal
level-tricky = retors
level-hard = difficile
level-extreme = extrême
level-unreasonable = déraisonnable
`,ra=`# Les mots de la page : ce qu’elle ne partage ni avec la ligne de commande ni avec le service.

skip = Aller au contenu

## Le cadre

nav-label = Pages
nav-games = Jeux
nav-open = Ma grille
nav-lab = Labo
language = Langue
loading = Chargement…
cancel = Annuler
close = Fermer
copy = Copier
copied = Copié
retry = Réessayer
undo = Annuler
redo = Rétablir
restart = Recommencer
check = Vérifier
back = Dernière position juste
service-away = Le service ne répond pas. Est-il toujours lancé ?
service-ended = Le service s’est arrêté avant la fin du calcul.
engine-broken = Une erreur est survenue dans la page et le travail est perdu. Réessayez.
engine-missing = Les jeux n’ont pas pu être chargés. Le réseau est-il disponible ?
task-waiting = en attente
task-far = { $what } : { $how }
storage-full = La mémoire du navigateur est pleine : ce que vous jouez maintenant n’est pas gardé. Enregistrez vos parties dans un fichier depuis l’accueil, et supprimez-en.
storage-forbidden = Ce navigateur ne laisse rien garder à la page : vos parties finissent avec elle.
copy-failed = Ce navigateur ne laisse pas copier la page. Sélectionnez le texte et copiez-le vous-même.

## L’accueil

home-title = Cinq jeux de grille
home-about = Jouez, demandez des indices qui disent pourquoi, dessinez vos grilles et comparez les méthodes.
home-continue = Continuer
home-play = Jouer
home-choose = Taille et niveau…
home-lab = Ouvrir le labo
rules-title = Règles
kept-all =
    { $games ->
        [one] Toutes les parties (1)
       *[other] Toutes les parties ({ $games })
    }
kept-save = Enregistrer toutes les parties
kept-open = Ouvrir un tel fichier
kept-remove = Supprimer { $game } { $size }
kept-removed = La partie a été supprimée.
kept-read =
    { $added ->
        [one] Une partie ajoutée ;
       *[other] { $added } parties ajoutées ;
    } { $known } déjà là, { $lost } illisibles.
kept-unread = Ce n’est pas un fichier de parties.

## Nouvelles grilles

new-title = Nouvelle grille
new-any = Comme d’habitude
new-random = au hasard
new-usual = par défaut
new-more = Autres options
new-make = Nouvelle grille
new-making = Création d’une grille
new-draw = Dessiner la mienne
new-paste = Coller ou ouvrir
new-badsize = Une taille est un nombre comme 8, ou des lignes et colonnes comme 6x10.
new-stopped = Aucune grille créée : { $why }.

## Jouer

play-board = Plateau
play-tools = Outils
play-time = Temps
play-new = Nouvelle grille
play-cannot = Cette grille ne peut être ouverte
play-toolarge = Ce plateau est trop grand pour jouer ici ; le labo peut le résoudre.
won = Résolu !
won-next = Encore une
won-time = Temps : { $time }
hint-look = Regardez la case marquée.
hint-reason = raison
hint-part = ce qui y prend part
hint-target = ce qui suit
hint-thinking = Recherche d’une étape
hint-none = Aucune autre étape n’est connue d’ici.
check-looking = Comparaison avec les solutions
check-good = Tout est juste jusqu’ici.
check-wrong = Il y a une erreur, même si aucune règle n’est encore violée.
check-norule = Aucune règle n’est violée jusqu’ici.
check-impossible = Cette grille n’a pas de solution.
check-unknown = Aucune solution connue pour comparer.
check-back =
    { $moves ->
        [one] Retour d’un coup.
       *[other] Retour de { $moves } coups.
    }
count-empty = Cases vides
count-black = Cases noires
count-pegs = Pions restants
count-jumps = Sauts
count-score = Score
count-optimum = Optimum
count-moves = Coups
pegs-stuck = Plus aucun saut possible. Annulez ou recommencez.
pegs-lost =
    { $pegs ->
        [one] On ne peut plus finir avec un seul pion.
       *[other] { $pegs } pions, le minimum de ce plateau, ne sont plus atteignables d’ici.
    }
pad-label = Touches
pad-clear = Vider la case
pad-pencil = Crayon
pad-fill = Toutes les marques
play-copy = Ce lien est ouvert comme copie : votre propre partie reste sous Continuer.
play-odd-move = Le lien contient un coup impossible ici : { $move }. Ce qui le précède est sur le plateau.
won-solver = Le programme l’a résolue.
hint-ask-none = Indice
hint-ask-line = Quelle case ?
hint-ask-cell = Pourquoi ?
hint-ask-why = Appliquer
hint-row = Regardez la ligne { $number }.
hint-col = Regardez la colonne { $number }.
hint-clue = Regardez : { $clue }.
hint-area = Regardez la partie marquée du plateau.
hint-back = Revenir au dernier bon coup
count-empty-cells = Cases vides
count-pairs = Paires
pad-mode = Ce qu’on écrit
pad-answer = Réponse
pad-corner = Coin
mark-colours = Couleurs
mark-colour = Couleur { $number }
mark-brush = Touchez des cases pour les colorer ; touchez encore la couleur pour continuer à jouer.
trial = Essai
trial-try = Faire un essai
trial-keep = Garder l’essai
trial-drop = Abandonner l’essai
trial-about = Ce qui suit est marqué et peut être gardé ou abandonné d’un coup.
zoom = Taille du plateau
zoom-in = Plus grand
zoom-out = Plus petit
zoom-fit = Tout montrer
zoom-full = Plein écran
keys-title = Raccourcis
keys-move = déplacer le curseur
keys-type = remplir la case
keys-clear = vider la case
keys-pencil = une marque au crayon
keys-mode = réponse, crayon, coin
keys-pick = prendre, poser
keys-choose = choisir plusieurs cases
keys-clue = éclairer un indice et l’entendre
keys-undo = annuler
keys-redo = rétablir
keys-hint = indication, et son étape suivante
keys-try = faire un essai ; le garder
keys-zoom = plus grand, plus petit (ou Ctrl et la molette)
keys-escape = lâcher
keys-sheet = cette liste
keys-touch = Avec les doigts : touchez pour jouer, attendez un instant puis tracez pour jouer plusieurs cases, deux doigts pour agrandir et déplacer le plateau.

## Sauvegardes et export

points = Sauvegardes
points-new = Nom
points-add = Sauver ici
points-load = Revenir
points-remove = Supprimer { $name }
points-name = Point { $number }
points-moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
points-about = Gardez cette position sous un nom et revenez-y plus tard.
export = Partager, exporter
export-link = Lien vers cette grille
export-progress = avec ma progression
export-format = Notation
export-choose = choisir…
export-text = La grille dans cette notation
export-file = Enregistrer
export-picture = Image
export-print = Imprimer

## Résoudre et films

solve = Résoudre
solve-method = Méthode
solve-usual = par défaut
solve-limit = Secondes au plus
solve-run = Résoudre
solve-explain = Tout expliquer
solve-running = En cours
solve-nodes =
    { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }
solve-film = Montrer en film
solve-put = Mettre sur le plateau
verdict-solved = Résolu
verdict-impossible = Il n’y a pas de solution
verdict-best = Une réponse, sans preuve d’optimalité
verdict-unknown = Pas de réponse dans la limite
verdict-invalid = Grille invalide
objective-pegs = moindre nombre de pions : { $objective }
objective-pairs = score { $objective }
film-title = Film
film-play = Lecture
film-pause = Pause
film-back = Une étape en arrière
film-on = Une étape en avant
film-speed = Vitesse
film-place = Position dans le film
film-start = La position avant la première étape.

## Ses propres grilles

open-title = Votre grille
open-paste = Collez ou déposez-la
open-text = Identifiant, adresse puzz.link ou texte d’un fichier
open-game = Jeu
open-auto = reconnaître
open-go = Ouvrir
open-file = Choisir un fichier
open-drop = ou déposez-en un ici
open-toolong = Le fichier est trop long.
open-draw = Dessinez-la
open-drawabout = L’éditeur dit au fur et à mesure si la grille a aucune, une ou plusieurs solutions.
edit-title = Dessiner une grille : { $game }
edit-rows = Lignes
edit-cols = Colonnes
edit-blank = Plateau vierge
edit-brush = Couleur du pinceau
edit-verdict = Solutions
edit-none = Elle n’a aucune solution.
edit-one = Elle a exactement une solution.
edit-several = Elle a plusieurs solutions.
edit-some = Elle a une solution.
edit-score = Le meilleur score est { $score }.
edit-pegs =
    { $pegs ->
        [one] On peut finir avec un seul pion.
       *[other] Il reste au moins { $pegs } pions : un seul est hors d’atteinte.
    }
edit-pegsbest =
    { $pegs ->
        [one] On peut finir avec un seul pion.
       *[other] On peut finir avec { $pegs } pions, peut-être moins.
    }
edit-unknown = Pas de réponse à temps.
edit-looking = Recherche…
edit-wrong = { $place } : { $what }.
edit-clue-top = Indice au-dessus de la colonne { $number }
edit-clue-bottom = Indice au-dessous de la colonne { $number }
edit-clue-left = Indice à gauche de la ligne { $number }
edit-clue-right = Indice à droite de la ligne { $number }
edit-play = La jouer
edit-how-press = Touchez une case pour la changer ; les flèches déplacent.
edit-how-type = Tapez des nombres dans les cases et les bords ; les flèches déplacent.
edit-how-pairs = Choisissez une couleur et touchez les cases ; tapez leurs valeurs.

## Le labo

lab-title = Labo
lab-about = Lancez plusieurs méthodes sur les mêmes grilles et comparez-les en direct.
lab-puzzles = Grilles
lab-methods = Méthodes
lab-results = Résultats
lab-count = Combien
lab-make = Les créer
lab-list = Grilles, une par ligne ({ $puzzles })
lab-files = Choisir des fichiers
lab-folder = Choisir un dossier
lab-drop = ou déposez fichiers et dossiers ici
lab-reading = Lecture des grilles
lab-set =
    { $puzzles ->
        [one] { $puzzles } grille d’un fichier : { $first }
       *[other] { $puzzles } grilles de fichiers : { $first } … { $last }
    }
lab-forget = Retirer
lab-refused =
    { $puzzles ->
        [one] { $puzzles } écartée :
       *[other] { $puzzles } écartées :
    }
lab-toomany =
    { $most ->
        [one] plus de { $most } grille
       *[other] plus de { $most } grilles
    }
lab-stray = une grille de { $game }
lab-limits =
    Au plus { $puzzles ->
        [one] { $puzzles } grille
       *[other] { $puzzles } grilles
    }, { $megabytes } Mo par fichier, { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } par grille.
lab-timelimit =
    Au plus { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } par essai. Les temps ne se comparent que s’il ne tourne pas plus d’essais à la fois que la machine n’a de cœurs libres ; au plus { $lanes } à la fois.
lab-empty = Créez, collez ou déposez d’abord des grilles.
lab-puzzle = Grille
lab-csv = Tableau (CSV)
lab-runscsv = Chaque essai (CSV)
lab-svg = Diagramme (SVG)
lab-signs = ✓ réponse prouvée, ~ réponse non prouvée optimale, ✗ pas de réponse.
lab-lanes = À la fois
lab-run = Lancer
lab-progress = Essais faits
lab-done =
    { $done ->
        [one] { $done } essai sur { $runs }
       *[other] { $done } essais sur { $runs }
    }
lab-answered = Résolues
lab-mean = Temps moyen
lab-worst = Pire temps
lab-nodes = Nœuds
lab-objective = Objectif moyen
lab-each = Chaque essai
lab-chart = Grilles résolues en un temps donné
lab-time = temps (logarithmique)
campaigns-title = Campagnes de quadrille bench
campaigns-choose = Campagne
campaigns-none = Le dossier de données ne contient encore aucune campagne. Il a été choisi avec
campaigns-folder = Pour voir des campagnes ici, indiquez leur dossier au lancement :
campaigns-unreadable = Aucune campagne n’a pu être lue dans :
campaigns-size =
    { $instances ->
        [one] { $instances } instance.
       *[other] { $instances } instances.
    }
campaigns-median = Médiane
campaigns-geometric = Moyenne géométrique
campaigns-wins = Victoires
campaigns-peak = Mémoire max.

## Réglages

settings-title = Réglages
settings-theme = Couleurs
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Fort contraste
settings-errors = Montrer les erreurs
errors-live = aussitôt
errors-ask = quand je vérifie
errors-never = jamais
settings-play = En jouant
settings-timer = Montrer le temps
settings-autoClear = Towers : effacer les marques d’elles-mêmes
settings-counts = Unruly : compter les couleurs de chaque ligne
settings-numbers = Numéroter lignes et colonnes
settings-pegWarning = Pegs : avertir quand un seul pion n’est plus possible
settings-animate = Animer les sauts

## Pairs à deux

duel-title = Deux joueurs
duel-rules = Tour à tour, chacun prend une paire et en ajoute l’écart à son total ; quand il n’en reste plus, le plus petit total gagne.
duel-player = Joueur { $number }
duel-pace = Rythme
pace-slow = lent
pace-usual = normal
pace-fast = rapide
duel-begin = Commencer
duel-again = Rejouer
duel-end = Arrêter
duel-turn = au trait
duel-thinks = réfléchit…
duel-failed = La machine n’a pas joué.
duel-odd = Le service a répondu par un coup impossible ici : { $move }.
duel-advice = Un expert prendrait { $pair }.
duel-last = Dernière paire : { $pair }
duel-over = La partie est finie.
duel-draw = Égalité.
duel-wins = Le joueur { $number } gagne.
player-person = humain
player-random = machine : au hasard
player-greedy = machine : gloutonne
player-minimax-3 = machine : trois coups d’avance
player-expert-1 = machine : experte
player-expert-5 = machine : experte et patiente (5 s)

## Les cases en mots

letter-white = Bc
letter-red = R
letter-blue = Bu
letter-green = V
colour-white = blanc
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-black = noir
piece-white = blanche
piece-black = noire
piece-peg = pion
piece-hole = trou
piece-circle = entourée
say-empty = vide
say-given = donnée
say-marks = marques { $marks }
say-paired = appariée à { $cell }
say-goal = but
say-alone = reste seule
new-classic = Plateaux classiques
board-english = Anglais, 33
board-european = Européen, 37
board-wiegleb = Wiegleb, 45
board-asymmetrical = Asymétrique, 39
board-diamond-9 = Losange, 41
board-triangle-5 = Triangle, 15
board-cross-5 = Petite croix, 21
board-square-6 = Carré, 36
clue-top = indice au-dessus de la colonne { $number } : { $clue }
clue-bottom = indice sous la colonne { $number } : { $clue }
clue-left = indice à gauche de la ligne { $number } : { $clue }
clue-right = indice à droite de la ligne { $number } : { $clue }
say-wrong = enfreint une règle
say-keys = Les flèches déplacent ; le point d’interrogation donne tous les raccourcis.
clue-none = pas d’indice ici
clue-seen =
    { $clue } ; { $seen ->
        [one] une tour visible jusqu’ici
       *[other] { $seen } tours visibles jusqu’ici
    }
`,ia=`pairs-lonely =
    .name = case esseulée
pairs-only_partner =
    .name = seule partenaire
pairs-strongest =
    .name = paire la plus forte
pairs-prices =
    .name = prix
pairs = Pairs (paires)
    .about = appariez des cases voisines de couleurs compatibles pour que le score soit le plus bas
    .goal = Appariez les voisins au moindre score, seul ou contre la machine.
    .rules = Appariez des cases voisines de couleurs compatibles : blanc avec toutes, rouge et bleu avec eux-mêmes et entre eux, vert avec vert, noir avec aucune. Une paire coûte l’écart de ses valeurs, une case seule sa valeur, une case noire rien. Gardez le total bas.
    .how = Glissez d’une case à sa voisine, ou touchez les deux. Touchez une paire pour la défaire. Touches : flèches et Entrée ; x ou le bouton droit entoure de vert une case que vous comptez laisser seule.
    .rule-white-anywhere = Une case blanche s’apparie avec toute autre case blanche, où qu’elle soit.

pairs-method-matching = exacte : couplage le plus lourd par plus courts chemins augmentants, les prix en sont la preuve
pairs-method-flow = Ford-Fulkerson du rapport : exact où toutes les valeurs sont égales, refusé ailleurs
pairs-method-mip = exacte : une variable binaire par paire, chaque case dans une paire au plus
pairs-method-brute = exacte : essaie tous les appariements ; pour de minuscules grilles
pairs-method-greedy = le programme du rapport : toujours la paire de moindre écart
pairs-method-greedy-score = le texte du rapport : toujours la paire qui baisse le plus le score

pairs-option-rule = qui peut s’apparier, adjacent : les cases voisines ; white-anywhere : aussi deux blanches quelconques (par défaut : ce que dit la grille, sinon adjacent)
pairs-option-colours = parts de blanc, rouge, bleu, vert et noir (par défaut 30,20,20,20,10)
pairs-option-values = les valeurs des cases ; un seul nombre les rend toutes égales (par défaut 1..9)
pairs-option-spread = comment les valeurs sont tirées : uniform : également ; low : surtout les petites ; bell : surtout les moyennes

`,aa=`pegs-only_jump =
    .name = seul saut
pegs-keeping_jump =
    .name = saut qui préserve
pegs-keeping_chain =
    .name = suite de sauts qui préserve
pegs = Pegs (solitaire)
    .about = sautez des pions par-dessus d’autres jusqu’à ce qu’il en reste le moins possible
    .goal = Sautez jusqu’à ce qu’il ne reste qu’un pion.
    .rules = Un pion saute par-dessus un voisin dans le trou derrière lui, et le voisin part. Laissez aussi peu de pions que le plateau le permet : un seul, le plus souvent. Un anneau en tirets marque où le dernier doit rester, s’il le doit.
    .how = Glissez un pion par-dessus son voisin, ou touchez-le puis le trou. Touches : flèches, Entrée pour prendre et poser.

pegs-method-exact = le moins de pions ou de coups, avec preuve ; plateaux de 64 cases au plus (par défaut sur ceux-ci)
pegs-method-beam = recherche en faisceau qui s’améliore tant qu’il reste du temps ; tout plateau (par défaut sur les grands)
pegs-method-mip = le programme en nombres entiers des rapports, indexé par le temps ; petits plateaux
pegs-method-gather = une partie, chaque saut étant celui après lequel les pions ont le plus de voisins
pegs-method-gather-penalised = la même, moins une pénalité par trou vide
pegs-method-centre = une partie, chaque saut vers le milieu et aussi près de lui que possible
pegs-method-random = des parties au hasard, la meilleure est gardée

pegs-option-goal = où le dernier pion doit finir (par défaut any : le moins de pions possible, n’importe où)
pegs-option-minimise = moves : parmi les façons de finir avec le moins de pions, une qui prend le moins de coups ; plusieurs sauts de suite d’un même pion font un coup (par défaut pegs)
pegs-option-cells = code de la matrice de chiffres, 012 (par défaut) : trou, pion, hors plateau ; 123 : hors plateau, trou, pion
pegs-option-penalty = gather-penalised : ce que coûte un trou vide, 0 ou plus (4 par défaut)
pegs-option-restarts = random : combien de parties essayer (1 par défaut)
pegs-option-board = un plateau nommé : english, european, wiegleb, asymmetrical, cross:N, diamond:N, square:N, rect:RxC, triangle:N
pegs-option-vacancy = avec un plateau nommé : le trou vide (par défaut celui d’usage)
pegs-option-kind = sans plateau nommé, reverse (par défaut) : une partie remontée depuis un seul pion ; shape : une forme au hasard, pleine à un pion près
pegs-option-steps = reverse : combien de sauts demande la grille (par défaut : facile 10, moyen 20, difficile 35, sinon autant que possible)

`,oa=`singles-black_neighbour =
    .name = voisine d’une noire
singles-white_twin =
    .name = jumeau d’un blanc
singles-sandwich =
    .name = sandwich
singles-pair_isolation =
    .name = paire de voisines
singles-cut_off =
    .name = dernière issue
singles-corner =
    .name = coin
singles-split =
    .name = coupure en deux
singles-offset_pair =
    .name = paires décalées
singles-short_try =
    .name = essai court
singles-long_try =
    .name = essai long
singles-exhaustion =
    .name = tous les cas épuisés
singles = Singles (hitori)
    .about = noircissez des cases : aucun nombre vu deux fois dans une ligne, deux noires jamais côte à côte, les blanches d’un seul tenant
    .goal = Noircissez des cases : plus aucun nombre en double.
    .rules = Noircissez des cases : aucun nombre deux fois par ligne ou colonne, deux noires ne se touchent pas par un côté, et les autres cases restent d’un seul tenant.
    .how = Touchez : noire, puis entourée (sûrement blanche), puis vide. Bouton droit : entourer. Touches : 1 noire, 2 entourée.

singles-method-search = propagation où les noires forment une forêt, sondage, recherche qui apprend ; par défaut
singles-method-sat = CaDiCaL, avec des coupes de bord ajoutées au besoin ; peut écrire des preuves
singles-method-mip = le programme en nombres entiers du rapport et sa boucle de coupes de connexité (HiGHS)
singles-method-restart = l’heuristique du rapport : noircir des doublons au hasard, recommencer si bloqué
singles-method-logic = seulement les techniques des explications ; peut s’arrêter en route

singles-option-cut = mip : quelle coupe de connexité ajouter (border par défaut ; report : celle du rapport)
singles-option-restarts = restart : combien de fois recommencer avant d’abandonner (1000 par défaut)
singles-option-style = unique : exactement une solution (par défaut) ; report : le générateur du rapport, qui en promet au moins une

`,sa=`towers-clue_one =
    .name = indice un
towers-clue_all =
    .name = indice maximal
towers-facing_clues =
    .name = indices face à face
towers-clue_bound =
    .name = borne d’un indice
towers-naked_single =
    .name = seule hauteur possible
towers-hidden_single =
    .name = seule place possible
towers-line_fillings =
    .name = remplissages d’une ligne
towers-naked_set =
    .name = groupe nu
towers-hidden_set =
    .name = groupe caché
towers-fish =
    .name = poisson
towers-forcing_chain =
    .name = chaîne forcée
towers-what_if =
    .name = et si ?
towers-case_split =
    .name = étude de cas
towers = Towers (gratte-ciel)
    .about = bâtissez une tour dans chaque case, chaque hauteur une fois par ligne et par colonne, pour que les indices du bord comptent les tours vues
    .goal = Bâtissez des tours pour que chaque indice voie son nombre.
    .rules = Chaque hauteur une fois par ligne et par colonne. Un nombre au bord dit combien de tours on voit de là : les plus hautes cachent celles de derrière.
    .how = Choisissez une case, puis un nombre. Espace pour le crayon. Touchez un indice (ou maj et une flèche) pour voir ce qu’il voit.

towers-method-search = recherche dédiée (par défaut) : toutes différentes, les deux indices d’une ligne à la fois, redémarrages ; CaDiCaL quand elle piétine
towers-method-sat = CaDiCaL sur une formule qui suit la plus haute tour vue ; peut écrire des preuves
towers-method-mip = HiGHS sur le programme en nombres entiers des rapports, erreurs corrigées ; jusqu’à une taille de 8 environ
towers-method-logic = seulement les techniques qui ont un nom ; peut s’arrêter en route

towers-option-alone = search : ne jamais passer la main à CaDiCaL quand elle piétine (false par défaut)
towers-option-mode = unique (par défaut) : une seule solution, de la difficulté voulue, rien de donné sans besoin ; full : tous les indices ; normal : tous les indices, d’une grille tirée au hasard sur cinq ; hard : la moitié des indices et n/2 tours

`,ca=`unruly-pair =
    .name = paire
unruly-gap =
    .name = intervalle
unruly-last_cell =
    .name = dernière case
unruly-line_full =
    .name = couleur complète
unruly-unique_lines =
    .name = lignes différentes
unruly-near_complete =
    .name = presque complète
unruly-line_completion =
    .name = façons de compléter
unruly-two_lines =
    .name = deux lignes croisées
unruly-case_split =
    .name = étude de cas
unruly = Unruly (binairo)
    .about = posez une tuile noire ou blanche sur chaque case : jamais trois pareilles de suite, autant de chaque couleur par ligne et par colonne
    .goal = Remplissez de noir et de blanc, jamais trois de suite.
    .rules = Remplissez chaque case en noir ou en blanc. Jamais trois pareilles à la suite ; autant de noires que de blanches par ligne et colonne.
    .how = Touchez : noire, puis blanche, puis vide. Bouton droit : blanche. Touches : 1 noire, 2 blanche. Les tuiles carrées sont données.
    .rule-unique-lines = Deux lignes ne peuvent pas être égales, ni deux colonnes.

unruly-method-auto = la plus rapide des autres pour la grille et la question, une complète en dernier
unruly-method-search = toutes les façons de compléter chaque ligne à la fois, puis en profondeur avec redémarrages
unruly-method-fill = complète des grilles de toute taille : remplit sur place, puis corrige les comptes le long de chemins
unruly-method-sat = CaDiCaL sur des clauses ; peut écrire des preuves LRAT de ce qu’il affirme
unruly-method-mip = le programme en nombres entiers du rapport 002, par HiGHS : une variable binaire par case
unruly-method-mip-2colour = le programme en nombres entiers du rapport 003, par HiGHS : une variable binaire par case et couleur
unruly-method-logic = seulement les techniques d’une personne, courtes études de cas comprises ; abandonne où elles finissent

unruly-option-cells = chiffres du blanc et du noir dans les fichiers à virgules (01 par défaut)
unruly-option-unique-lines = interdire aussi deux lignes égales et deux colonnes égales (par défaut : ce que dit la grille)
unruly-option-fill = grilles du rapport 002 : vider une grille pleine jusqu’à ce taux (0 à 100) ; soluble, sans solution unique promise
unruly-option-density = grilles du rapport 003 : placer des cases au hasard jusqu’à cette densité (0 à 100) ; peut-être insoluble
unruly-option-clues = pour une solution unique, few (par défaut) : peu de cases données à la difficulté voulue ; fewest : aucune de trop, quelle que soit la difficulté

`,la=class{constructor(e){this.value=e}valueOf(){return this.value}},ua=class extends la{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},da=class extends la{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},fa=class e extends la{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof la)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof la&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},pa=100,ma=`⁨`,ha=`⁩`;function ga(e,t,n){return n===t||n instanceof da&&t instanceof da&&n.value===t.value||t instanceof da&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function _a(e,t,n){return t[n]?Ea(e,t[n].value):(e.reportError(RangeError(`No default`)),new ua)}function va(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=ya(e,i.value):n.push(ya(e,i));return{positional:n,named:r}}function ya(e,t){switch(t.type){case`str`:return t.value;case`num`:return new da(t.value,{minimumFractionDigits:t.precision});case`var`:return ba(e,t);case`mesg`:return xa(e,t);case`term`:return Sa(e,t);case`func`:return Ca(e,t);case`select`:return wa(e,t);default:return new ua}}function ba(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new ua(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new ua(`$${t}`);if(n instanceof la)return n;switch(typeof n){case`string`:return n;case`number`:return new da(n);case`object`:if(fa.supportsValue(n))return new fa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new ua(`$${t}`)}}function xa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new ua(t);if(n){let i=r.attributes[n];return i?Ea(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new ua(`${t}.${n}`))}return r.value?Ea(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new ua(t))}function Sa(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new ua(i);if(n){let t=a.attributes[n];if(t){e.params=va(e,r).named;let n=Ea(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new ua(`${i}.${n}`)}e.params=va(e,r).named;let o=Ea(e,a.value);return e.params=null,o}function Ca(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new ua(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new ua(`${t}()`);try{let t=va(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new ua(`${t}()`)}}function wa(e,{selector:t,variants:n,star:r}){let i=ya(e,t);if(i instanceof ua)return _a(e,n,r);for(let t of n)if(ga(e,i,ya(e,t.key)))return Ea(e,t.value);return _a(e,n,r)}function Ta(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new ua;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>pa)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${pa}`);r&&n.push(ma),n.push(ya(e,i).toString(e)),r&&n.push(ha)}return e.dirty.delete(t),n.join(``)}function Ea(e,t){return typeof t==`string`?e.bundle._transform(t):Ta(e,t)}var Da=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Oa(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var ka=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Aa(e,t){let n=e[0];if(n instanceof ua)return new ua(`NUMBER(${n.valueOf()})`);if(n instanceof da)return new da(n.valueOf(),{...n.opts,...Oa(t,ka)});if(n instanceof fa)return new da(n.toNumber(),{...Oa(t,ka)});throw TypeError(`Invalid argument to NUMBER`)}var ja=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Ma(e,t){let n=e[0];if(n instanceof ua)return new ua(`DATETIME(${n.valueOf()})`);if(n instanceof fa||n instanceof da)return new fa(n,Oa(t,ja));throw TypeError(`Invalid argument to DATETIME`)}var Na=new Map;function Pa(e){let t=Array.isArray(e)?e.join(` `):e,n=Na.get(t);return n===void 0&&(n=new Map,Na.set(t,n)),n}var Fa=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Aa,DATETIME:Ma,...t},this._useIsolating=n,this._transform=r,this._intls=Pa(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Da(this,n,t);try{return Ta(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new ua().toString(r);throw e}}},Ia=/^(-?[a-zA-Z][\w-]*) *= */gm,La=/\.([a-zA-Z][\w-]*) *= */y,Ra=/\*?\[/y,za=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ba=/([a-zA-Z][\w-]*)/y,Va=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ha=/^[A-Z][A-Z0-9_-]*$/,Ua=/([^{}\n\r]+)/y,Wa=/([^\\"\n\r]*)/y,Ga=/\\([\\"])/y,Ka=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,qa=/^\n+/,Ja=/ +$/,Ya=/ *\r?\n/g,Xa=/( *)$/,Za=/{\s*/y,Qa=/\s*}/y,$a=/\[\s*/y,eo=/\s*] */y,to=/\s*\(\s*/y,no=/\s*->\s*/y,ro=/\s*:\s*/y,io=/\s*,?\s*/y,ao=/\s+/y,oo=class{constructor(e){this.body=[],Ia.lastIndex=0;let t=0;for(;;){let n=Ia.exec(e);if(n===null)break;t=Ia.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(La);){let t=o(La),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Ua)&&(r=o(Ua)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,qa),u([i],i.length)):r?S(r,Ja):null}function u(r=[],i){for(;;){if(n(Ua)){r.push(o(Ua));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Ja));let c=[];for(let e of r)e instanceof so&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Za,SyntaxError);let e=f();if(i(Qa))return e;if(i(no)){let t=h();return i(Qa,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Va)){let[,e,t,n=null]=a(Va);if(e===`$`)return{type:`var`,name:t};if(i(to)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Ha.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(io)}}function m(){let e=f();return e.type===`mesg`&&i(ro)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Ra);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i($a,SyntaxError);let e;return e=n(za)?v():{type:`str`,value:o(Ba)},i(eo,SyntaxError),e}function _(){if(n(za))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(za),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Wa),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Ga))return o(Ga);if(n(Ka)){let[,e,t]=a(Ka),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(ao),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Ya,`
`),n=Xa.exec(e)[1].length;return new so(t,n)}}},so=class{constructor(e,t){this.value=e,this.length=t}},co=`quadrille.`,lo=F(``),uo={get trouble(){return W(lo)}};function fo(e){try{return localStorage.getItem(co+e)}catch{return I(lo,`forbidden`),null}}function po(e){try{return e===null?null:JSON.parse(e)}catch{return null}}var mo=e=>po(fo(e));function ho(e,t){let n=mo(e);return n===null||!(t===null||typeof n==typeof t&&Array.isArray(n)===Array.isArray(t))?t:n}function go(e,t){let n=JSON.stringify(t);try{return localStorage.setItem(co+e,n),I(lo,``),n}catch(e){return I(lo,e instanceof DOMException&&e.name===`QuotaExceededError`?`full`:`forbidden`,!0),null}}function _o(e){try{localStorage.removeItem(co+e)}catch{}}function vo(e){try{return Array.from({length:localStorage.length},(e,t)=>localStorage.key(t)??``).filter(t=>t.startsWith(co+e)).map(t=>t.slice((co+e).length))}catch{return[]}}function yo(e,t){let n=({key:n,newValue:r})=>{n===co+e&&t(r)};return addEventListener(`storage`,n),()=>removeEventListener(`storage`,n)}var bo=Zt({theme:`system`,language:``,errors:`live`,timer:!0,autoClear:!0,counts:!0,numbers:!1,pegWarning:!1,animate:!0,...ho(`settings`,{})});function xo(){bn(()=>void go(`settings`,Ue(bo)));let e=e=>document.documentElement.dataset.theme=e;bn(()=>{e(bo.theme)}),addEventListener(`beforeprint`,()=>e(`light`)),addEventListener(`afterprint`,()=>e(bo.theme))}var So=Object.assign({"../../../locales/en/core.ftl":qi,"../../../locales/en/options.ftl":Ji,"../../../locales/en/page.ftl":Yi,"../../../locales/en/pairs.ftl":Xi,"../../../locales/en/pegs.ftl":Zi,"../../../locales/en/singles.ftl":Qi,"../../../locales/en/towers.ftl":$i,"../../../locales/en/unruly.ftl":ea,"../../../locales/fr/core.ftl":ta,"../../../locales/fr/options.ftl":na,"../../../locales/fr/page.ftl":ra,"../../../locales/fr/pairs.ftl":ia,"../../../locales/fr/pegs.ftl":aa,"../../../locales/fr/singles.ftl":oa,"../../../locales/fr/towers.ftl":sa,"../../../locales/fr/unruly.ftl":ca}),Co=e=>e.split(`/`).at(-2),wo=`en`,To=[...new Set(Object.keys(So).map(Co))].sort();function Eo(e){let t=new Intl.DisplayNames([e],{type:`language`}).of(e)??e;return t.charAt(0).toLocaleUpperCase(e)+t.slice(1)}var Do=To.map(e=>[e,Eo(e)]);function Oo(){return[String(bo.language),...navigator.languages??[navigator.language]].flatMap(e=>[e,e.split(`-`)[0]]).map(e=>To.find(t=>t===e)).find(Boolean)??wo}function ko(){return(navigator.languages??[navigator.language]).find(e=>e.split(`-`)[0]===Oo())??Oo()}var Ao={};function jo(e){let t=Ao[e];if(t)return t;let n=Ao[e]=new Fa(e,{useIsolating:!1}),r=Object.entries(So).filter(([t])=>Co(t)===e);for(let[,e]of r)n.addResource(new oo(e));return n}var Mo=e=>e.replace(/ (?=[;!?])/g,` `).replace(/ (?=:)/g,`\xA0`);function No(e){let[t,n]=e.split(`.`),r=jo(Oo()).getMessage(t);return n===void 0?r?.value:r?.attributes[n]}var Po=e=>!!No(e);function $(e,t={}){let n=No(e),r=[],i=n?jo(Oo()).formatPattern(n,t,r):e;return(!n||r.length)&&console.error(`${Oo()}: ${e}`,...r),Mo(i)}var Fo=(e,t)=>t&&Po(t)?$(t):Mo(e),Io=(e,t)=>$(`${e}-${t}.name`),Lo=(e,t=0)=>e.toLocaleString(Oo(),{minimumFractionDigits:t,maximumFractionDigits:t}),Ro=4,zo=class{#e;#t=``;constructor(e,t=()=>{}){let n={now:()=>performance.now(),progress:(e,n)=>t(JSON.parse(this.#n(e,n))),panicked:(e,t)=>this.#t=this.#n(e,t)};this.#e=new WebAssembly.Instance(e,{page:n}).exports}ask(e,t,n){let r=new TextEncoder().encode(JSON.stringify([e,{path:t,body:n}])),{memory:i,alloc:a,ask:o,free:s}=this.#e;try{let e=a(r.length)>>>0;new Uint8Array(i.buffer,e).set(r);let t=o(e,r.length)>>>0,n=new DataView(i.buffer).getUint32(t,!0),c=JSON.parse(this.#n(t+Ro,n));return s(t,Ro+n),c}catch(e){throw Error(this.#t||String(e),{cause:e})}}#n(e,t){return new TextDecoder().decode(new Uint8Array(this.#e.memory.buffer,e>>>0,t))}},Bo=Math.max(1,(globalThis.navigator?.hardwareConcurrency??2)-1),Vo=()=>new Ki(()=>$(`engine-broken`));function Ho(e){if(`refused`in e){let{error:t,at:n,what:r}=e.refused;throw new Gi(t,422,n,r)}return e.done}async function Uo(){let e=await fetch(new URL(`quadrille.wasm`,document.baseURI));if(!e.ok)throw new Ki(()=>$(`engine-missing`));return WebAssembly.compile(await e.arrayBuffer())}var Wo=null,Go=()=>Wo??=Uo().catch(e=>{throw Wo=null,e}),Ko=class{#e;#t=null;constructor(e){this.#e=e}ask(e,t){let n;try{this.#t??=new zo(this.#e),n=this.#t.ask(Oo(),e,t)}catch(e){throw console.error(e),this.#t=null,Vo()}return Ho(n)}},qo=null,Jo=()=>qo??=Go().then(e=>new Ko(e),e=>{throw qo=null,e}),Yo=[],Xo=[],Zo=0;async function Qo(e){e?.throwIfAborted(),Zo>=Bo&&await new Promise(e=>Xo.push(e)),Zo++,e?.aborted&&($o(),e.throwIfAborted())}function $o(){Zo--,Xo.shift()?.()}function es(e){let t=Yo.pop();if(t)return t;let n=new Worker(new URL(new URL(`engine.worker-BVdV2VCF.js`,import.meta.url).href,``+import.meta.url),{type:`module`});return n.postMessage({code:e}),n}var ts=15,ns=20;async function rs(e,t,{signal:n,onStart:r,onProgress:i}={}){let a=await Go();await Qo(n);try{let o=es(a);r?.();let s=await is(o,e,t,n,i).catch(e=>{throw o.terminate(),e});return Yo.push(o),Ho(s)}finally{$o()}}function is(e,t,n,r,i){let a,o=()=>{};return new Promise((s,c)=>{o=()=>c(r.reason),r?.addEventListener(`abort`,o),a=setTimeout(()=>c(Vo()),1e3*((n.seconds??ns)+ts)),e.onerror=()=>c(Vo()),e.onmessage=({data:e})=>{e.news&&i?.(e.news),e.told&&s(e.told),e.broken&&(console.error(e.broken),c(Vo()))},e.postMessage({language:Oo(),path:t,body:JSON.parse(JSON.stringify(n))})}).finally(()=>{clearTimeout(a),r?.removeEventListener(`abort`,o)})}var as=null;function os(){return as??=(async()=>{let e=await fetch(`api/v1/health`);return e.ok&&(await e.json()).ok})().catch(()=>!1)}async function ss(e){try{let{error:t,at:n,what:r}=await e.json();return new Gi(String(t),e.status,n,r)}catch{return new Gi(e.statusText||`HTTP ${e.status}`,e.status)}}var cs=()=>({"content-type":`application/json`,"accept-language":Oo()});async function ls(e,t,n){if(await os())return us(e,t,n);let r=await Jo();return n?.throwIfAborted(),r.ask(e,t)}async function us(e,t,n){let r=await fetch(`api/v1/${e}`,{method:t===void 0?`GET`:`POST`,headers:cs(),body:t===void 0?void 0:JSON.stringify(t),signal:n});if(!r.ok)throw await ss(r);return r.json()}var ds=null;function fs(){return ds??=ps().catch(e=>{throw ds=null,e}),ds}async function ps(){let e=await ls(`games`,void 0);return await os()?e:{...e,limits:{...e.limits,workers:Bo}}}var ms=(e,t)=>ls(`puzzle`,e,t),hs=(e,t)=>ls(`convert`,{puzzle:e,to:t}),gs=async()=>await os()?us(`campaigns`):{data:!1,campaigns:[],unreadable:[]},_s=e=>us(`campaigns`,e),vs=5,ys=2e4,bs=e=>new Promise(t=>setTimeout(t,e));async function xs(e,t){let n,r=new Promise((e,r)=>{n=setTimeout(()=>(r(new Ki(()=>$(`service-away`))),t()),ys)});return Promise.race([e,r]).finally(()=>clearTimeout(n))}async function Ss(e,t,{signal:n,onStart:r,onProgress:i}={}){if(!await os())return rs(e,t,{signal:n,onStart:r,onProgress:i});let a=new AbortController,o=()=>a.abort();n?.addEventListener(`abort`,o);try{return await Cs(t,a.signal,o,e,r,i)}finally{n?.removeEventListener(`abort`,o)}}async function Cs(e,t,n,r,i,a){let o;for(let i=0;o=await xs(fetch(`api/v1/${r}`,{method:`POST`,headers:{...cs(),accept:`text/event-stream`},body:JSON.stringify(e),signal:t}),n),!(o.status!==503||i>=vs);i++)await bs(1e3*Number(o.headers.get(`retry-after`)??1)),t.throwIfAborted();if(!o.ok)throw await ss(o);let s=o.body.pipeThrough(new TextDecoderStream).getReader(),c=``;for(;;){let{value:e,done:t}=await xs(s.read(),n);if(t)throw new Ki(()=>$(`service-ended`));c+=e;let r=c.split(`

`);c=r.pop();for(let e of r){let t=/^event: ?(.*)$/m.exec(e)?.[1],n=[...e.matchAll(/^data: ?(.*)$/gm)].map(e=>e[1]).join(`
`);if(t===`started`&&i?.(),t===`progress`&&a?.(JSON.parse(n)),t===`done`)return JSON.parse(n);if(t===`failed`){let{error:e,at:t,what:r}=JSON.parse(n);throw new Gi(e,422,t,r)}}}}var ws=(e,t)=>Ss(`jobs`,e,t),Ts=(e,t)=>ws({kind:`generate`,...e},t),Es=(e,t)=>ws({kind:`solve`,...e},t);async function Ds(e,t){let n=await ws({kind:`explain`,...e},t),r=n.steps.map(e=>({...e,text:Mo(e.text)}));return{...n,steps:r,note:n.note&&Mo(n.note)}}var Os=(e,t)=>ws({kind:`complete`,...e},t),ks=(e,t)=>Ss(`duel`,e,t),As=async()=>await os()?[`svg`,`png`,`pdf`]:[`svg`];async function js(e,t,n){if(!await os()){let{text:r}=(await Jo()).ask(`show`,{puzzle:e,moves:t,to:n});return new Blob([r],{type:`image/svg+xml`})}let r=await fetch(`api/v1/show`,{method:`POST`,headers:cs(),body:JSON.stringify({puzzle:e,moves:t,to:n})});if(!r.ok)throw await ss(r);return r.blob()}function Ms(e){return e===null||e instanceof DOMException&&e.name===`AbortError`?``:e instanceof TypeError?$(`service-away`):e instanceof Gi?Ns(Mo(e.message)):Ns(e instanceof Ki?e.tell():e instanceof Error?e.message:String(e))}function Ns(e){let t=/[.!?…]$/.test(e)?e:`${e}.`;return t.charAt(0).toUpperCase()+t.slice(1)}var Ps={unruly:{"":`1`,1:`0`,0:``},pegs:{x:`o`,o:``,"":`x`}},Fs=(e,t)=>Ps[e]?.[t],Is=[`  xxx  `,`  xxx  `,`xxxxxxx`,`xxxoxxx`,`xxxxxxx`,`  xxx  `,`  xxx  `];function Ls(e,t,n){let r=e=>Array(e).fill(``),i=r(t*n);if(e===`pegs`){let e=t===7&&n===7;i.forEach((t,n)=>i[n]=e?[...Is.join(``)][n].trim():`x`),e||(i[Math.floor(i.length/2)]=`o`)}return e===`pairs`&&i.fill(`1`),e===`singles`&&i.forEach((e,r)=>i[r]=String((Math.floor(r/n)+r%n)%Math.max(t,n)+1)),{game:e,rows:t,cols:n,cells:i,clues:{top:r(n),bottom:r(n),left:r(t),right:r(t)},colours:Array(t*n).fill(0)}}var Rs={towers:[5,5],singles:[5,5],unruly:[6,6],pegs:[7,7],pairs:[4,5]};function zs(e){let{game:t,rows:n,cols:r,cells:i,clues:a,colours:o}=e,s=(e,t)=>e.slice(t*r,(t+1)*r),c=e=>Array.from({length:n},(t,n)=>e(n)),l=e=>e.map(e=>e||` `).join(`,`);if(t===`towers`){let e=c(e=>`${a.left[e]||` `},${l(s(i,e))},${a.right[e]||` `}`);return[` ,${l(a.top)},`,...e,` ,${l(a.bottom)},`,``].join(`
`)}if(t===`pairs`){let e=c(e=>s(i,e).map(e=>e||`1`).join(` `));return[`${n} ${r}`,...c(e=>s(o,e).join(` `)),...e,``].join(`
`)}let u=t===`pegs`?`,`:``;return`${c(e=>l(s(i,e))+u).join(`
`)}\n`}function Bs(e,{line:t,column:n}){let{game:r,rows:i,cols:a}=e,o=(zs(e).split(`
`)[t-1]??``).slice(0,n-1).split(r===`pairs`?` `:`,`).length,s=(e,t)=>e>=1&&e<=i&&t>=1&&t<=a?`r${e}c${t}`:null;if(r===`pairs`)return s(t-1>i?t-1-i:t-1,o);if(r!==`towers`)return s(t,o);let[c,l]=[t-1,o-1],u=c>=1&&c<=i;return l>=1&&l<=a&&!u?{side:c<1?`top`:`bottom`,number:l}:u&&(l<1||l>a)?{side:l<1?`left`:`right`,number:c}:s(c,l)}function Vs(){let e=location.hash.replace(/^#\/?/,``),t=e.indexOf(`?`),n=t<0?e:e.slice(0,t),r=n.indexOf(`/`);return{page:r<0?n:n.slice(0,r),rest:r<0?``:Hs(n.slice(r+1)),query:new URLSearchParams(t<0?``:e.slice(t+1))}}function Hs(e){try{return decodeURIComponent(e)}catch{return e}}var Us=F(Vs());addEventListener(`hashchange`,()=>I(Us,Vs()));var Ws={get now(){return W(Us)}};function Gs(e,t=!1){let n=e.startsWith(`#`)?e:`#/${e}`;t?location.replace(n):location.hash=n}function Ks(e,t={},n=[],r=0){let i=new URLSearchParams;for(let[e,n]of Object.entries(t))i.set(`o.${e}`,n);n.length&&i.set(`p`,n.join(` `)),r&&i.set(`copy`,String(r));let a=i.toString();return`#/play/${encodeURIComponent(e).replaceAll(`%3A`,`:`).replaceAll(`%2F`,`/`).replaceAll(`%2C`,`,`)}${a?`?${a}`:``}`}var qs=250,Js=class{#e=F(!1);get running(){return W(this.#e)}set running(e){I(this.#e,e,!0)}#t=F(!1);get slow(){return W(this.#t)}set slow(e){I(this.#t,e,!0)}#n=F(!1);get started(){return W(this.#n)}set started(e){I(this.#n,e,!0)}#r=F(null);get progress(){return W(this.#r)}set progress(e){I(this.#r,e)}#i=F(null);get failure(){return W(this.#i)}set failure(e){I(this.#i,e)}#a=null;get error(){return Ms(this.failure)}async run(e){this.cancel();let t=new AbortController;this.#a=t,this.running=!0,this.slow=this.started=!1;let n=setTimeout(()=>this.slow=this.#a===t,qs);this.progress=null,this.failure=null;try{let n=await e({signal:t.signal,onStart:()=>this.started=!0,onProgress:e=>this.progress=e});return t.signal.aborted?void 0:n}catch(e){this.#a===t&&!t.signal.aborted&&(this.failure=e);return}finally{clearTimeout(n),this.#a===t&&(this.running=!1)}}cancel(){this.#a?.abort(),this.#a=null,this.running=!1}};function Ys(){let e=new Js;return bn(()=>()=>e.cancel()),e}var Xs=K(`<label class="field"> <input type="number" min="1" class="svelte-nmz6rb"/></label>`),Zs=K(`<button type="button"> </button>`),Qs=K(`<div class="row" role="group"></div>`),$s=K(`<input class="clue svelte-nmz6rb" data-spot="" inputmode="numeric"/>`),ec=K(`<span></span> <!> <span></span>`,1),tc=K(`<button type="button" data-spot=""> </button>`),nc=K(`<input data-spot="" inputmode="numeric"/>`),rc=K(`<!> <!> <!>`,1),ic=K(`<p class="error svelte-nmz6rb" data-trouble=""> </p>`),ac=K(`<p> </p>`),oc=K(`<p class="soft svelte-nmz6rb"> </p>`),sc=K(`<h1> </h1> <div class="two svelte-nmz6rb"><div class="card stack"><form class="fields"><label class="field"> <input type="number" min="1" class="svelte-nmz6rb"/></label> <!> <button type="submit"> </button></form> <!> <div class="scroll"><div class="draw svelte-nmz6rb"><!> <!> <!></div></div> <p class="soft small svelte-nmz6rb"> </p></div> <div class="card stack"><h2> </h2> <div aria-live="polite"><!></div> <div class="row"><button type="button" class="primary"> </button></div></div></div>`,1);function cc(e,t){j(t,!0);let n=[`white`,`red`,`blue`,`green`,`black`],r=F(Zt(ho(`draw.${t.game}`,Ls(t.game,...Rs[t.game])))),i=F(Zt({rows:W(r).rows,cols:W(r).cols})),a=F(0),o=F(null),s=F(``),c=Ys(),l=N(()=>t.game===`unruly`||t.game===`pegs`);function u(){let e=e=>Math.max(1,Math.min(30,Math.floor(e)||1)),n=e(W(i).rows);I(r,Ls(t.game,n,t.game===`towers`?n:e(W(i).cols)),!0),I(i,{rows:W(r).rows,cols:W(r).cols},!0)}bn(()=>{let e=zs(W(r));go(`draw.${t.game}`,Ue(W(r))),I(s,``),I(o,null);let n=setTimeout(()=>d(e),350);return()=>clearTimeout(n)});async function d(e){let n=await c.run(async n=>{let r=await ms({game:t.game,text:e},n.signal);return I(s,r.id,!0),Es({puzzle:{text:r.id},count:t.game===`pegs`?1:2,seconds:20},n)});I(o,n??null)}let f=N(()=>{let{failure:e}=c,t=e instanceof Gi&&e.at?Bs(W(r),e.at):null;if(!(e instanceof Gi)||!e.at)return c.error;let n=Ms(new Ki(()=>e.what));return t===null?n:$(`edit-wrong`,{place:typeof t==`string`?t:$(`edit-clue-${t.side}`,{number:t.number}),what:e.what})}),p=N(()=>{if(!W(o))return``;if(W(o).verdict===`impossible`)return $(`edit-none`);if(t.game===`pegs`&&W(o).objective!==null)return $(W(o).verdict===`solved`?`edit-pegs`:`edit-pegsbest`,{pegs:W(o).objective});if(W(o).verdict===`unknown`)return $(`edit-unknown`);let e=W(o).solutions>1?$(`edit-several`):W(o).exhausted?$(`edit-one`):$(`edit-some`);return W(o).objective===null?e:`${$(`edit-score`,{score:W(o).objective})} ${e}`});function m(e){let n=Fs(t.game,W(r).cells[e]);n===void 0?t.game===`pairs`&&(W(r).colours[e]=W(a)):W(r).cells[e]=n}let h={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]};function g(e){if(!(e.key in h))return;let t=[...e.currentTarget.children],n=t.indexOf(e.target),[r,i]=[Math.floor(n/W(_))+h[e.key][0],n%W(_)+h[e.key][1]],a=i>=0&&i<W(_)?t[r*W(_)+i]:void 0;a?.matches(`[data-spot]`)&&a.focus(),e.preventDefault()}let _=N(()=>W(r).cols+(t.game===`towers`?2:0)),v=e=>(t.game===`pegs`?{x:`⬤`,o:`○`}[e]:{1:`■`,0:`□`}[e])??``,y=(e,t)=>`r${e+1}c${t+1}`,b=e=>e.replace(/\D/g,``).slice(0,4),x=e=>Array.from({length:e},(e,t)=>t);var S=sc(),C=R(S),w=z(C,!0),T=B(C,2),E=L(T),ee=L(E),te=L(ee),ne=L(te,!0),re=B(ne);Ci(re),A(te);var ie=B(te,2),ae=e=>{var t=Xs(),n=L(t,!0),r=B(n);Ci(r),A(t),V(e=>{Y(n,e),Q(r,`max`,30)},[()=>$(`edit-cols`)]),Oi(r,()=>W(i).cols,e=>W(i).cols=e),J(e,t)};X(ie,e=>{t.game!==`towers`&&e(ae)});var oe=z(B(ie,2),!0);A(ee);var D=B(ee,2),se=e=>{var t=Qs();Z(t,22,()=>n,e=>e,(e,t,n)=>{var r=Zs(),i=z(r,!0);V(e=>{li(r,1,`tint c${W(n)??``}`,`svelte-nmz6rb`),Q(r,`aria-pressed`,W(a)===W(n)),Y(i,e)},[()=>$(`colour-${t}`)]),G(`click`,r,()=>I(a,W(n),!0)),J(e,r)}),A(t),V(e=>Q(t,`aria-label`,e),[()=>$(`edit-brush`)]),J(e,t)};X(D,e=>{t.game===`pairs`&&e(se)});var ce=B(D,2),le=L(ce);let ue;var de=L(le),fe=e=>{var t=ec();Z(B(R(t),2),17,()=>W(r).clues.top,Wr,(e,t,n)=>{var i=$s();Ci(i),V(e=>Q(i,`aria-label`,e),[()=>$(`clue-top`,{number:n+1,clue:W(r).clues.top[n]})]),Oi(i,()=>W(r).clues.top[n],e=>W(r).clues.top[n]=b(e)),J(e,i)}),Te(2),J(e,t)};X(de,e=>{t.game===`towers`&&e(fe)});var pe=B(de,2);Z(pe,16,()=>x(W(r).rows),e=>e,(e,n)=>{var i=rc(),a=R(i),o=e=>{var t=$s();Ci(t),V(e=>Q(t,`aria-label`,e),[()=>$(`clue-left`,{number:n+1,clue:W(r).clues.left[n]})]),Oi(t,()=>W(r).clues.left[n],e=>W(r).clues.left[n]=b(e)),J(e,t)};X(a,e=>{t.game===`towers`&&e(o)});var s=B(a,2);Z(s,16,()=>x(W(r).cols),e=>e,(e,i)=>{let a=N(()=>n*W(r).cols+i);var o=jr(),s=R(o),c=e=>{var o=tc();let s;var c=z(o,!0);V((e,n,i)=>{s=li(o,1,`spot svelte-nmz6rb`,null,s,{gone:t.game===`pegs`&&!W(r).cells[W(a)]}),Q(o,`aria-label`,`${e??``} ${n??``}`),Y(c,i)},[()=>y(n,i),()=>v(W(r).cells[W(a)]),()=>v(W(r).cells[W(a)])]),G(`click`,o,()=>m(W(a))),J(e,o)},u=e=>{var o=nc();Ci(o),V(e=>{li(o,1,`spot ${t.game===`pairs`?`tint c${W(r).colours[W(a)]}`:``}`,`svelte-nmz6rb`),Q(o,`aria-label`,e)},[()=>y(n,i)]),G(`pointerdown`,o,()=>m(W(a))),Oi(o,()=>W(r).cells[W(a)],e=>W(r).cells[W(a)]=b(e)),J(e,o)};X(s,e=>{W(l)?e(c):e(u,-1)}),J(e,o)});var c=B(s,2),u=e=>{var t=$s();Ci(t),V(e=>Q(t,`aria-label`,e),[()=>$(`clue-right`,{number:n+1,clue:W(r).clues.right[n]})]),Oi(t,()=>W(r).clues.right[n],e=>W(r).clues.right[n]=b(e)),J(e,t)};X(c,e=>{t.game===`towers`&&e(u)}),J(e,i)});var me=B(pe,2),he=e=>{var t=ec();Z(B(R(t),2),17,()=>W(r).clues.bottom,Wr,(e,t,n)=>{var i=$s();Ci(i),V(e=>Q(i,`aria-label`,e),[()=>$(`clue-bottom`,{number:n+1,clue:W(r).clues.bottom[n]})]),Oi(i,()=>W(r).clues.bottom[n],e=>W(r).clues.bottom[n]=b(e)),J(e,i)}),Te(2),J(e,t)};X(me,e=>{t.game===`towers`&&e(he)}),A(le),A(ce);var ge=z(B(ce,2),!0);A(E);var _e=B(E,2),ve=L(_e),ye=z(ve,!0),be=B(ve,2),xe=L(be),O=e=>{var t=ic(),n=z(t,!0);V(()=>Y(n,W(f))),J(e,t)},Se=e=>{var t=ac(),n=z(t,!0);V(()=>{li(t,1,ri(W(o).verdict===`impossible`||W(o).solutions>1?`error`:`good`),`svelte-nmz6rb`),Y(n,W(p))}),J(e,t)},k=e=>{var t=oc(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`edit-looking`)]),J(e,t)};X(xe,e=>{W(f)?e(O):W(o)?e(Se,1):e(k,-1)}),A(be);var Ce=B(be,2),we=L(Ce),Ee=z(we,!0);A(Ce),A(_e),A(T),V((e,t,n,r,i,a)=>{Y(w,e),Y(ne,t),Q(re,`max`,30),Y(oe,n),ue=di(le,``,ue,{"--cols":W(_)}),Y(ge,r),Y(ye,i),Q(be,`data-judgement`,W(o)?W(o).verdict===`impossible`?`none`:W(o).solutions>1?`several`:`one`:``),we.disabled=!W(s),Y(Ee,a)},[()=>$(`edit-title`,{game:$(t.game)}),()=>t.game===`towers`?$(`label-size`):$(`edit-rows`),()=>$(`edit-blank`),()=>$(`edit-how-${W(l)?`press`:t.game===`pairs`?`pairs`:`type`}`),()=>$(`edit-verdict`),()=>$(`edit-play`)]),br(`submit`,ee,e=>{e.preventDefault(),u()}),Oi(re,()=>W(i).rows,e=>W(i).rows=e),G(`keydown`,le,g),G(`click`,we,()=>Gs(Ks(W(s)))),J(e,S),M()}xr([`click`,`keydown`,`pointerdown`]);var lc=[`towers`,`singles`,`unruly`,`pegs`,`pairs`],uc=q(`<rect class="a svelte-3h8i2t" x="8" y="36" width="10" height="20" rx="2"></rect><rect class="b svelte-3h8i2t" x="21" y="26" width="10" height="30" rx="2"></rect><rect class="a svelte-3h8i2t" x="34" y="8" width="10" height="48" rx="2"></rect><rect class="b svelte-3h8i2t" x="47" y="18" width="10" height="38" rx="2"></rect>`,1),dc=q(`<rect class="ink svelte-3h8i2t" width="16" height="16"></rect>`),fc=q(`<rect class="frame svelte-3h8i2t" x="8" y="8" width="48" height="48"></rect><path class="frame svelte-3h8i2t" d="M24 8v48M40 8v48M8 24h48M8 40h48"></path><!><circle class="ring svelte-3h8i2t" cx="48" cy="16" r="6"></circle>`,1),pc=q(`<rect width="10.5" height="10.5" rx="2"></rect>`),mc=q(`<circle class="peg svelte-3h8i2t" r="8"></circle>`),hc=q(`<!><circle class="frame svelte-3h8i2t" cx="32" cy="32" r="6"></circle>`,1),gc=q(`<rect class="red svelte-3h8i2t" x="8" y="14" width="22" height="22"></rect><rect class="blue svelte-3h8i2t" x="34" y="14" width="22" height="22"></rect><rect class="green svelte-3h8i2t" x="8" y="40" width="22" height="16"></rect><rect class="green svelte-3h8i2t" x="34" y="40" width="22" height="16"></rect><rect class="ring svelte-3h8i2t" x="11" y="19" width="42" height="12" rx="6"></rect>`,1),_c=q(`<svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true"><!></svg>`);function vc(e,t){var n=_c(),r=L(n),i=e=>{var t=uc();Te(3),J(e,t)},a=e=>{var t=fc();Z(B(R(t),2),16,()=>[[8,8],[40,24],[8,40]],([e,t])=>`${e}${t}`,(e,t)=>{var n=N(()=>h(t,2));let r=()=>W(n)[0],i=()=>W(n)[1];var a=dc();V(()=>{Q(a,`x`,r()),Q(a,`y`,i())}),J(e,a)}),Te(),J(e,t)},o=e=>{var t=jr();Z(R(t),16,()=>[`1001`,`0110`,`1010`,`0101`],Wr,(e,t,n)=>{var r=jr();Z(R(r),17,()=>t,Wr,(e,t,r)=>{var i=pc();Q(i,`x`,8+r*12.5),Q(i,`y`,8+n*12.5),V(()=>li(i,0,ri(W(t)===`1`?`ink`:`paper`),`svelte-3h8i2t`)),J(e,i)}),J(e,r)}),J(e,t)},s=e=>{var t=hc();Z(R(t),16,()=>[[32,12],[12,32],[52,32],[32,52]],([e,t])=>`${e}${t}`,(e,t)=>{var n=N(()=>h(t,2));let r=()=>W(n)[0],i=()=>W(n)[1];var a=mc();V(()=>{Q(a,`cx`,r()),Q(a,`cy`,i())}),J(e,a)}),Te(),J(e,t)},c=e=>{var t=gc();Te(4),J(e,t)};X(r,e=>{t.game===`towers`?e(i):t.game===`singles`?e(a,1):t.game===`unruly`?e(o,2):t.game===`pegs`?e(s,3):e(c,-1)}),A(n),J(e,n)}function yc(e,t,n=`text/plain`){let r=document.createElement(`a`),i=typeof t==`string`?new Blob([t],{type:n}):t;r.href=URL.createObjectURL(i),r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),1e3)}async function bc(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=document.createElement(`textarea`);t.value=e,document.body.append(t),t.select();let n=document.execCommand(`copy`);return t.remove(),n}}function xc(e){let t=e===null?``:String(e);return/[",\n\r]/.test(t)?`"${t.replaceAll(`"`,`""`)}"`:t}var Sc=[`fill`,`stroke`,`stroke-width`,`stroke-dasharray`,`font-size`,`font-family`,`font-weight`,`text-anchor`,`dominant-baseline`,`opacity`];function Cc(e){let t=e.cloneNode(!0),n=[...e.querySelectorAll(`*`)];[...t.querySelectorAll(`*`)].forEach((e,t)=>{let r=getComputedStyle(n[t]);e.removeAttribute(`class`),e.removeAttribute(`style`);for(let t of Sc)e.setAttribute(t,r.getPropertyValue(t))});let r=e.viewBox.baseVal,i=document.createElementNS(e.namespaceURI,`rect`),a={x:r.x,y:r.y,width:r.width,height:r.height,fill:getComputedStyle(document.documentElement).getPropertyValue(`--card`)};for(let[e,t]of Object.entries(a))i.setAttribute(e,String(t));return t.prepend(i),t.setAttribute(`xmlns`,`http://www.w3.org/2000/svg`),t.setAttribute(`width`,String(r.width)),t.setAttribute(`height`,String(r.height)),t.removeAttribute(`class`),new XMLSerializer().serializeToString(t)}function wc(e,t){let n=t;for(;n>0&&!e[n-1].fresh;)n--;return e.slice(Math.max(0,n-1),t)}var Tc=(e,t)=>wc(e,t).flatMap(e=>e.moves),Ec=e=>e.filter(e=>!e.startsWith(`~`)),Dc=(e,t)=>e.length===t.length&&e.every((e,n)=>e===t[n]);function Oc(e){let{moves:t,fresh:n,by:r}=e??{};return!Array.isArray(t)||!t.every(e=>typeof e==`string`)?[]:[{moves:t,...n?{fresh:!0}:{},...typeof r==`string`?{by:r}:{}}]}var kc=e=>Array.isArray(e)?e.flatMap(Oc):[],Ac=e=>e.includes(`:`)?[e]:e.split(`,`).filter(Boolean),jc=2;function Mc(e,t,n=0){let r=Object.entries(t).sort().map(([e,t])=>`${e}=${t}`).join(`&`);return`${e}${r?`?${r}`:``}${n?`#${n}`:``}`}function Nc(e){let t=e.lastIndexOf(`#`);return t<0?[e,0]:[e.slice(0,t),Number(e.slice(t+1))||0]}function Pc(e){let[t,n]=Nc(e),r=t.indexOf(`?`),i=r<0?{}:Object.fromEntries(new URLSearchParams(t.slice(r+1)));return Ks(r<0?t:t.slice(0,r),i,[],n)}var Fc=e=>Array.isArray(e)?e:[],Ic=e=>Fc(e).filter(e=>typeof e==`string`),Lc=e=>Number.isFinite(e)?Math.max(0,Number(e)):0;function Rc(e){if(typeof e!=`object`||!e)return null;let t=e;if(Lc(t.version)>jc)return null;let n=t.version===void 0,r=n?Ic(t.moves).map(e=>({moves:Ac(e)})):kc(t.entries),i=Fc(t.points).flatMap(e=>{let{name:t,moves:r}=e??{};return[{name:String(t),moves:n?Ic(r).flatMap(Ac):Ic(r)}]});return{version:jc,entries:r,at:Math.min(Lc(t.at),r.length),points:i,seconds:Lc(t.seconds),when:Lc(t.when),won:t.won===!0,size:typeof t.size==`string`?t.size:``}}var zc=e=>Rc(mo(`game.${e}`)),Bc=(e,t)=>go(`game.${e}`,{version:jc,...t}),Vc=e=>_o(`game.${e}`);function Hc(){return Uc(),vo(`game.`).flatMap(e=>{let t=zc(e);return t?[{key:e,game:e.split(`:`)[0],kept:t}]:[]}).sort((e,t)=>t.kept.when-e.kept.when)}function Uc(){_o(`games`);for(let e of vo(`puzzle.`)){let t=ho(`puzzle.${e}`,{}).view,n=zc(e);n&&t&&Bc(e,{...n,size:`${t.rows}×${t.cols}`}),_o(`puzzle.${e}`)}}function Wc(e){let[t]=Nc(e);for(let e=0;;e++){let n=Mc(t,{},e);if(!zc(n))return n}}var Gc=e=>Nc(e)[1],Kc=e=>vo(`game.`).filter(t=>Nc(t)[0]===Nc(e)[0]),qc=`quadrille games`;function Jc(){let e=Object.fromEntries(Hc().map(({key:e,kept:t})=>[e,t]));return JSON.stringify({file:qc,version:jc,games:e},null,1)}function Yc(e){let t;try{t=JSON.parse(e)??{}}catch{return null}if(t.file!==qc||typeof t.games!=`object`||!t.games)return null;let n={added:0,known:0,lost:0};for(let[e,r]of Object.entries(t.games)){let t=Rc(r);if(!t||!e.includes(`:`)){n.lost++;continue}let i=JSON.stringify(t.entries);Kc(e).some(e=>JSON.stringify(zc(e)?.entries)===i)?n.known++:Bc(Wc(e),t)===null?n.lost++:n.added++}return n}var Xc=K(`<button type="button">✕</button>`),Zc=K(`<li class="svelte-1b0vcd7"><a class="button"> <span class="soft small"> </span></a><!></li>`),Qc=K(`<h2 id="kept-title"> </h2> <ul class="svelte-1b0vcd7"></ul>`,1),$c=K(`<h2 id="kept-title" class="hidden"> </h2>`),el=K(`<p role="status"> <button type="button"> </button></p>`),tl=K(`<p class="note" role="status"> </p>`),nl=K(`<button type="button"> </button> <button type="button"> </button>`,1),rl=K(`<section class="kept svelte-1b0vcd7" aria-labelledby="kept-title"><!> <!> <!> <div class="row small"><!> <label class="button svelte-1b0vcd7"> <input class="hidden" type="file" accept=".json,application/json"/></label></div></section>`);function il(e,t){j(t,!0);let n=F(Hc()),r=F(!1),i=F(null),a=F(null),o=N(()=>W(n).filter(({kept:e})=>!e.won)),s=N(()=>W(r)?W(n):W(o).slice(0,4)),c=e=>new Date(e).toLocaleString(ko(),{dateStyle:`short`,timeStyle:`short`});function l(e){Vc(e.key),I(i,e),I(n,Hc())}function u(){W(i)&&Bc(Wc(W(i).key),W(i).kept),I(i,null),I(n,Hc())}async function d(e){let t=e.files?.[0];if(!t)return;let r=Yc(await t.text());I(a,r?()=>$(`kept-read`,r):()=>$(`kept-unread`)),e.value=``,I(n,Hc())}var f=rl(),p=L(f),m=e=>{var t=Qc(),n=R(t),i=z(n,!0),a=B(n,2);Z(a,21,()=>W(s),e=>e.key,(e,t)=>{var n=Zc(),i=L(n),a=L(i),o=z(B(a));A(i);var s=B(i),u=e=>{var n=Xc();V(e=>Q(n,`aria-label`,e),[()=>$(`kept-remove`,{game:$(W(t).game),size:W(t).kept.size})]),G(`click`,n,()=>l(W(t))),J(e,n)};X(s,e=>{W(r)&&e(u)}),A(n),V((e,n,r)=>{Q(i,`href`,e),Y(a,`${W(t).kept.won?`★ `:``}${n??``} `),Y(o,`${W(t).kept.size??``} ${r??``}`)},[()=>Pc(W(t).key),()=>$(W(t).game),()=>c(W(t).kept.when)]),J(e,n)}),A(a),V(e=>Y(i,e),[()=>$(`home-continue`)]),J(e,t)},h=e=>{var t=$c(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`home-continue`)]),J(e,t)};X(p,e=>{W(n).length?e(m):e(h,-1)});var g=B(p,2),_=e=>{var t=el(),n=L(t),r=B(n),i=z(r,!0);A(t),V((e,t)=>{Y(n,`${e??``} `),Y(i,t)},[()=>$(`kept-removed`),()=>$(`undo`)]),G(`click`,r,u),J(e,t)};X(g,e=>{W(i)&&e(_)});var v=B(g,2),y=e=>{var t=tl(),n=z(t,!0);V(e=>Y(n,e),[()=>W(a)()]),J(e,t)};X(v,e=>{W(a)&&e(y)});var b=B(v,2),x=L(b),S=e=>{var t=nl(),i=R(t),a=z(i,!0),o=B(i,2),s=z(o,!0);V((e,t)=>{Q(i,`aria-expanded`,W(r)),Y(a,e),Y(s,t)},[()=>$(`kept-all`,{games:W(n).length}),()=>$(`kept-save`)]),G(`click`,i,()=>I(r,!W(r))),G(`click`,o,()=>yc(`quadrille-games.json`,Jc(),`application/json`)),J(e,t)};X(x,e=>{W(n).length&&e(S)});var C=B(x,2),w=L(C,!0),T=B(w);A(C),A(b),A(f),V(e=>Y(w,e),[()=>$(`kept-open`)]),G(`change`,T,e=>d(e.currentTarget)),J(e,f),M()}xr([`click`,`change`]);var al=K(`<p class="error" role="alert"> </p>`),ol=K(`<li class="card svelte-1ary22t"><!> <div class="body svelte-1ary22t"><h2> </h2> <p class="svelte-1ary22t"> </p> <div class="row"><a class="button primary svelte-1ary22t"> <span class="hidden"> </span></a> <a class="button svelte-1ary22t"> <span class="hidden"> </span></a></div></div></li>`),sl=K(`<h1> </h1> <p class="soft"> </p> <!> <!> <ul class="cards svelte-1ary22t"><!> <li class="card svelte-1ary22t"><svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true"><path d="M8 56V8M8 56h48" class="axis svelte-1ary22t"></path><path d="M8 50C24 48 22 20 54 14" class="curve svelte-1ary22t"></path><path d="M8 54C34 52 34 36 54 30" class="curve other svelte-1ary22t"></path></svg> <div class="body svelte-1ary22t"><h2> </h2> <p class="svelte-1ary22t"> </p> <div class="row"><a class="button svelte-1ary22t" href="#/lab"> </a></div></div></li></ul>`,1);function cl(e,t){j(t,!0);let n=F([...lc]),r=F(!1);fs().then(({games:e})=>I(n,e.map(e=>e.name)),()=>I(r,!0));var i=sl(),a=R(i),o=z(a,!0),s=B(a,2),c=z(s,!0),l=B(s,2),u=e=>{var t=al(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`service-away`)]),J(e,t)};X(l,e=>{W(r)&&e(u)});var d=B(l,2);il(d,{});var f=B(d,2),p=L(f);Z(p,16,()=>lc.filter(e=>W(n).includes(e)),e=>e,(e,t)=>{var n=ol(),r=L(n);vc(r,{get game(){return t}});var i=B(r,2),a=L(i),o=z(a,!0),s=B(a,2),c=z(s,!0),l=B(s,2),u=L(l),d=L(u,!0),f=z(B(d),!0);A(u);var p=B(u,2),m=L(p,!0),h=z(B(m),!0);A(p),A(l),A(i),A(n),V((e,n,r,i,a,s)=>{Y(o,e),Y(c,n),Q(u,`href`,`#/new/${t??``}?now=1`),Y(d,r),Y(f,i),Q(p,`href`,`#/new/${t??``}`),Y(m,a),Y(h,s)},[()=>$(t),()=>$(`${t}.goal`),()=>$(`home-play`),()=>$(t),()=>$(`home-choose`),()=>$(t)]),J(e,n)});var m=B(p,2),h=B(L(m),2),g=L(h),_=z(g,!0),v=B(g,2),y=z(v,!0),b=B(v,2),x=z(L(b),!0);A(b),A(h),A(m),A(f),V((e,t,n,r,i)=>{Y(o,e),Y(c,t),Y(_,n),Y(y,r),Y(x,i)},[()=>$(`home-title`),()=>$(`home-about`),()=>$(`lab-title`),()=>$(`lab-about`),()=>$(`home-lab`)]),J(e,i),M()}var ll=1e3,ul=1e6,dl=4,fl=/(^|\/)\.|\.(toml|json|md|db|sqlite|sqlite-wal|sqlite-shm|svg|png|pdf|html|gz|zip|tex|log|lock)$/i,pl=e=>e.webkitRelativePath||e.name,ml=/^([a-z]+:|https?:\/\/)\S+$/;function hl(e){let t=e.split(`
`).map(e=>e.trim()).filter(Boolean);return ml.test(t[0]??``)?t:[]}function gl(e){return lc.find(t=>e.startsWith(`${t}:`))}async function _l(e){let t=await e.text(),n=hl(t);return n.length<2?[{name:pl(e),text:n[0]??t}]:n.map((t,n)=>({name:`${pl(e)}:${n+1}`,text:t}))}async function vl(e,t,n){let r=[],i=[],a=e.filter(e=>!fl.test(pl(e)));a.sort((e,t)=>pl(e).localeCompare(pl(t),void 0,{numeric:!0}));for(let e of a)n.signal?.throwIfAborted(),e.size>1e6?r.push({name:pl(e),why:new Ki(()=>$(`open-toolong`))}):i.push(...await _l(e));for(let{name:e}of i.splice(ll))r.push({name:e,why:new Ki(()=>$(`lab-toomany`,{most:ll}))});let o=[],s=0,c=0;return await Promise.all(Array.from({length:dl},async()=>{for(;s<i.length;){let e=s++,{name:a,text:l}=i[e];try{let r=await ms({text:l,game:gl(l)?void 0:t},n.signal);o[e]={name:a,id:r.id,game:r.game,cells:r.cells}}catch(e){n.signal?.throwIfAborted(),r.push({name:a,why:e})}n.onProgress(++c,i.length)}})),{entries:o.filter(e=>e!==void 0),refused:r}}async function yl(e){let t=[...e].map(e=>e.webkitGetAsEntry()??e.getAsFile()).filter(e=>e!==null),n=t.filter(e=>!(e instanceof File)),r=t.filter(e=>e instanceof File),i=async e=>{if(r.length>2e3)return;if(e.isFile){let t=await new Promise((t,n)=>e.file(t,n)),n=e.fullPath.replace(/^\//,``);n!==t.name&&Object.defineProperty(t,"webkitRelativePath",{value:n}),r.push(t);return}let t=e.createReader();for(;;){let e=await new Promise((e,n)=>t.readEntries(e,n));if(!e.length)return;for(let t of e)await i(t)}};for(let e of n)await i(e);return r}var bl=e=>e?.verdict===`solved`||e?.verdict===`impossible`,xl=class{#e=F(Zt([]));get runs(){return W(this.#e)}set runs(e){I(this.#e,e,!0)}#t=F(!1);get running(){return W(this.#t)}set running(e){I(this.#t,e,!0)}#n=F({puzzles:[],methods:[],seconds:1});get asked(){return W(this.#n)}set asked(e){I(this.#n,e)}#r=null;get done(){return this.runs.filter(e=>e.state===`done`||e.state===`failed`).length}cancel(){this.#r?.abort(),this.running=!1}async start(e,t){this.cancel();let{puzzles:n,methods:r,seconds:i}=e;this.asked=e;let a=new AbortController;this.#r=a,this.running=!0,this.runs=n.flatMap((e,t)=>r.map(e=>({puzzle:t,method:e,state:`waiting`,report:null,failure:null})));let o=0;await Promise.all(Array.from({length:t},async()=>{for(;!a.signal.aborted&&o<this.runs.length;){let e=this.runs[o++];e.state=`running`;try{let{text:t,game:r}=n[e.puzzle];e.report=await Es({puzzle:{text:t,game:r},method:e.method,seconds:i},{signal:a.signal}),e.state=`done`}catch(t){e.state=a.signal.aborted?`waiting`:`failed`,e.failure=t}}})),this.#r===a&&(this.running=!1)}run(e,t){let{methods:n}=this.asked;return this.runs[e*n.length+n.indexOf(t)]}table(){return this.asked.methods.map(e=>{let t=this.runs.filter(t=>t.method===e),n=t.flatMap(e=>e.report?[e.report]:[]),r=n.map(e=>e.seconds),i=n.flatMap(e=>e.objective===null?[]:[e.objective]);return{method:e,done:t.filter(e=>e.state===`done`||e.state===`failed`).length,solved:n.filter(bl).length,total:t.length,mean:r.length?r.reduce((e,t)=>e+t,0)/r.length:NaN,worst:r.length?Math.max(...r):NaN,nodes:n.reduce((e,t)=>e+t.nodes,0),objective:i.length?i.reduce((e,t)=>e+t,0)/i.length:null}})}curves(){return this.asked.methods.map(e=>({method:e,times:this.runs.flatMap(t=>t.method===e&&t.report&&bl(t.report)?[t.report.seconds]:[]).sort((e,t)=>e-t)}))}tableCsv(){return Sl([`method`,`answered`,`done`,`runs`,`mean_seconds`,`worst_seconds`,`nodes`,`mean_objective`],this.table().map(e=>[e.method,e.solved,e.done,e.total,Number.isNaN(e.mean)?null:e.mean,Number.isNaN(e.worst)?null:e.worst,e.nodes,e.objective]))}runsCsv(){return Sl([`name`,`puzzle`,`method`,`verdict`,`seconds`,`nodes`,`objective`,`bound`,`solution`,`error`],this.runs.map(({puzzle:e,method:t,state:n,report:r,failure:i})=>[this.asked.puzzles[e].name,r?.puzzle??null,t,r?.verdict??n,r?.seconds??null,r?.nodes??null,r?.objective??null,r?.bound??null,r?.solution??null,r?.error??(Ms(i)||null)]))}};function Sl(e,t){return[e,...t].map(e=>`${e.map(xc).join(`,`)}\n`).join(``)}function Cl(e){let t=e=>String(e).padStart(2,`0`),n=Math.floor(e/3600),r=Math.floor(e/60)%60;return n?`${n}:${t(r)}:${t(e%60)}`:`${r}:${t(e%60)}`}function wl(e){if(e>=1)return`${Lo(e,2)} s`;let t=e*1e3;return t>=10?`${Lo(t)} ms`:`${Lo(t,2)} ms`}var Tl=K(`<option> </option>`),El=K(`<form class="fields"><label class="field"> <select></select></label> <button type="submit" class="primary"> </button></form>`),Dl=K(`<p class="soft svelte-17uzuan"> <code>quadrille serve --data DIR</code></p>`),Ol=K(`<p class="soft svelte-17uzuan"> </p>`),kl=K(`<p class="error svelte-17uzuan" role="alert"> </p>`),Al=K(`<p class="error svelte-17uzuan" lang="en"> </p>`),jl=K(`<tr><th scope="row"> </th><td class="number"> </td><td class="number"> </td><td class="number"> </td><td class="number"> </td><td class="number"> </td><td class="number"> </td></tr>`),Ml=K(`<figure class="svelte-17uzuan"><div class="scroll"><img class="svelte-17uzuan"/></div> <figcaption class="small soft" lang="en"> </figcaption></figure>`),Nl=K(`<div class="stack"><p class="soft small svelte-17uzuan"> </p> <!> <div class="scroll"><table><thead><tr><th> </th><th class="number"> </th><th class="number"> </th><th class="number">PAR-2</th><th class="number"> </th><th class="number"> </th><th class="number"> </th></tr></thead><tbody></tbody></table></div> <!></div>`),Pl=K(`<section class="card stack svelte-17uzuan" aria-labelledby="campaigns-title"><h2 id="campaigns-title"> </h2> <!> <!> <!> <!></section>`);function Fl(e,t){j(t,!0);let n=F([]),r=F([]),i=F(!0),a=F(0),o=F(null),s=F(null),c=e=>I(s,e);gs().then(e=>(I(i,e.data,!0),I(n,e.campaigns),I(r,e.unreadable),e),c);async function l(){I(s,null),I(o,null),await _s(W(n)[W(a)]).then(e=>I(o,e),c)}let u=e=>`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`;var d=Pl(),f=L(d),p=z(f,!0),m=B(f,2),h=e=>{var t=El(),r=L(t),i=L(r),o=B(i);Z(o,21,()=>W(n),Wr,(e,t,n)=>{var r=Tl(),i=z(r);r.value=r.__value=n,V(()=>Y(i,`${W(t).campaign??``} — ${W(t).store??``}`)),J(e,r)}),A(o),hi(o),A(r);var s=z(B(r,2),!0);A(t),V((e,t)=>{Y(i,`${e??``} `),Y(s,t)},[()=>$(`campaigns-choose`),()=>$(`open-go`)]),br(`submit`,t,e=>{e.preventDefault(),l()}),gi(o,()=>W(a),e=>I(a,e)),J(e,t)},g=e=>{var t=Dl(),n=L(t);Te(),A(t),V(e=>Y(n,`${e??``} `),[()=>W(i)?$(`campaigns-none`):$(`campaigns-folder`)]),J(e,t)};X(m,e=>{W(n).length?e(h):e(g,-1)});var _=B(m,2),v=e=>{var t=Ol(),n=z(t);V((e,t)=>Y(n,`${e??``} ${t??``}`),[()=>$(`campaigns-unreadable`),()=>W(r).join(`, `)]),J(e,t)};X(_,e=>{W(r).length&&e(v)});var y=B(_,2),b=e=>{var t=kl(),n=z(t,!0);V(e=>Y(n,e),[()=>Ms(W(s))]),J(e,t)};X(y,e=>{W(s)&&e(b)});var x=B(y,2),S=e=>{var t=Nl(),n=L(t),r=z(n),i=B(n,2);Z(i,16,()=>W(o).disagreements,e=>e,(e,t)=>{var n=Al(),r=z(n,!0);V(()=>Y(r,t)),J(e,n)});var a=B(i,2),s=L(a),c=L(s),l=L(c),d=L(l),f=z(d,!0),p=B(d),m=z(p,!0),h=B(p),g=z(h,!0),_=B(h,2),v=z(_,!0),y=B(_),b=z(y,!0),x=z(B(y),!0);A(l),A(c);var S=B(c);Z(S,21,()=>W(o).summary,e=>e.method,(e,t)=>{var n=jl(),r=L(n),i=z(r,!0),a=B(r),o=z(a),s=B(a),c=z(s,!0),l=B(s),u=z(l,!0),d=B(l),f=z(d,!0),p=B(d),m=z(p,!0),h=z(B(p));A(n),V((e,n,r,a)=>{Y(i,W(t).method),Y(o,`${W(t).solved??``} / ${W(t).runs??``}`),Y(c,e),Y(u,n),Y(f,r),Y(m,W(t).wins),Y(h,`${a??``} MiB`)},[()=>W(t).median===null?`–`:wl(W(t).median),()=>wl(W(t).par2),()=>wl(W(t).geometric),()=>(W(t).peak/2**20).toFixed(0)]),J(e,n)}),A(S),A(s),A(a),Z(B(a,2),17,()=>W(o).charts,e=>e.name,(e,t)=>{var n=Ml(),r=L(n),i=z(r),a=z(B(r,2),!0);A(n),V(e=>{Q(i,`src`,e),Q(i,`alt`,W(t).caption),Y(a,W(t).caption)},[()=>u(W(t).svg)]),J(e,n)}),A(t),V((e,n,i,a,s,c,l,u)=>{Q(t,`data-campaign`,W(o).campaign),Y(r,`${e??``} ${n??``}`),Y(f,i),Y(m,a),Y(g,s),Y(v,c),Y(b,l),Y(x,u)},[()=>$(`campaigns-size`,{instances:W(o).instances}),()=>W(o).machines.join(`, `),()=>$(`solve-method`),()=>$(`lab-answered`),()=>$(`campaigns-median`),()=>$(`campaigns-geometric`),()=>$(`campaigns-wins`),()=>$(`campaigns-peak`)]),J(e,t)};X(x,e=>{W(o)&&e(S)}),A(d),V(e=>Y(p,e),[()=>$(`campaigns-title`)]),J(e,d),M()}var Il={towers:{usual:`5`,all:[`4`,`5`,`6`,`7`,`8`,`9`,`10`,`12`]},singles:{usual:`8`,all:[`5`,`6`,`8`,`10`,`12`,`15`,`20`]},unruly:{usual:`8`,all:[`6`,`8`,`10`,`12`,`14`,`20`,`6x10`]},pegs:{usual:`7`,all:[`5`,`6`,`7`,`9`]},pairs:{usual:`6`,all:[`4`,`5`,`6`,`8`,`10`,`12`]}};function Ll(e){let t=/^\s*(\d{1,4})\s*(?:[x×]\s*(\d{1,4}))?\s*$/.exec(e);if(t)return[Number(t[1]),Number(t[2]??t[1])]}var Rl=K(`<progress></progress>`),zl=K(`<div class="bar svelte-ir7xf6" role="status"><div class="row svelte-ir7xf6"><span> </span> <button type="button"> </button></div> <!></div>`),Bl=K(`<p class="error" role="alert"> </p>`),Vl=K(`<!> <!>`,1);function Hl(e,t){j(t,!0);var n=Vl(),r=R(n),i=e=>{var n=zl(),r=L(n),i=L(r),a=z(i),o=B(i,2),s=z(o,!0);A(r);var c=B(r,2),l=e=>{var n=Rl();V(()=>{Q(n,`max`,t.task.progress.total),wi(n,t.task.progress.done),Q(n,`aria-label`,t.what)}),J(e,n)},u=e=>{var n=Rl();V(()=>Q(n,`aria-label`,t.what)),J(e,n)};X(c,e=>{t.task.progress?.total?e(l):e(u,-1)}),A(n),V((e,t,n)=>{Y(a,`${e??``}${t??``}`),Y(s,n)},[()=>t.task.progress?$(`task-far`,{what:t.what,how:Fo(t.task.progress.what,t.task.progress.code)}):t.what,()=>t.task.progress?``:t.task.started?`…`:` (${$(`task-waiting`)})`,()=>$(`cancel`)]),G(`click`,o,()=>t.task.cancel()),J(e,n)};X(r,e=>{t.task.running&&t.task.slow&&e(i)});var a=B(r,2),o=e=>{var n=Bl(),r=z(n,!0);V(()=>Y(r,t.task.error)),J(e,n)};X(a,e=>{t.task.error&&e(o)}),J(e,n),M()}xr([`click`]);var Ul=K(`<option> </option>`),Wl=K(`<option></option>`),Gl=K(`<label class="field"> <select><option> </option><!></select></label>`),Kl=K(`<div class="row set svelte-rhxwoo"><span> </span> <button type="button"> </button></div>`),ql=K(`<li><strong> </strong> </li>`),Jl=K(`<div class="error" role="alert"> <ul class="svelte-rhxwoo"></ul></div>`),Yl=K(`<p class="soft small svelte-rhxwoo"> </p>`),Xl=K(`<section aria-labelledby="lab-puzzles"><h2 id="lab-puzzles"> </h2> <div class="fields"><label class="field"> <select></select></label> <label class="field"> <input size="5" list="lab-sizes"/><datalist id="lab-sizes"></datalist></label> <!> <label class="field"> <input type="number" min="1" class="svelte-rhxwoo"/></label> <label class="field"> <input type="number" min="0" class="svelte-rhxwoo"/></label> <button type="button"> </button></div> <!> <label class="field"> <textarea rows="6" spellcheck="false"></textarea></label> <div class="row"><label class="button"> <input class="hidden" type="file" multiple="" data-files=""/></label> <label class="button"> <input class="hidden" type="file" webkitdirectory="" data-folder=""/></label> <span class="soft small"> </span></div> <!> <!> <!> <!></section>`);function Zl(e,t){j(t,!0);let n=Wi(t,`text`,15),r=Wi(t,`entries`,15),i=F(Zt(Il[t.game].usual)),a=F(``),o=F(5),s=F(1),c=F(!1),l=F([]),u=Ys(),d=Ys(),f=N(()=>t.catalogue?.games.find(e=>e.name===t.game));function p(e){t.ongame(e),I(i,Il[e].usual,!0),I(a,``),r(r().filter(t=>t.game===e)),gl(n())&&gl(n())!==e&&n(``)}async function m(){let e=Math.max(1,Math.min(W(o),200)),r=await u.run(async n=>{let r=[];for(let o=0;o<e;o++){let c=await Ts({game:t.game,size:Ll(W(i)),difficulty:W(a)||void 0,seed:W(s)+o,seconds:60},{signal:n.signal});if(!c.puzzle)throw new Ki(()=>Fo(c.stopped??``,c.code));r.push(c.puzzle.id),n.onStart?.(),n.onProgress?.({what:`${o+1} / ${e}`,code:``,done:o+1,total:e})}return r});r&&n(r.join(`
`))}async function h(e){I(c,!1);let n=await d.run(async({signal:n,onStart:r,onProgress:i})=>(r?.(),vl(await e,t.game,{signal:n,onProgress:(e,t)=>i?.({what:`${e} / ${t}`,code:``,done:e,total:t})})));if(!n)return;let i=e=>n.entries.filter(t=>t.game===e).length,a=lc.reduce((e,t)=>i(t)>i(e)?t:e,t.game);n.entries.length&&a!==t.game&&p(a);let o=n.entries.filter(e=>e.game!==a);r([...r(),...n.entries.filter(e=>e.game===a)].slice(0,ll)),I(l,[...n.refused,...o.map(({name:e,game:t})=>({name:e,why:new Ki(()=>$(`lab-stray`,{game:$(t)}))}))])}let g=e=>{h([...e.currentTarget.files??[]]),e.currentTarget.value=``};var _=Xl();let v;var y=L(_),b=z(y),x=B(y,2),S=L(x),C=L(S),w=B(C);Z(w,20,()=>lc.filter(e=>t.catalogue?.games.some(t=>t.name===e)),e=>e,(e,t)=>{var n=Ul(),r=z(n,!0),i={};V(e=>{Y(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>$(t)]),J(e,n)}),A(w);var T;hi(w),A(S);var E=B(S,2),ee=L(E,!0),te=B(ee);Ci(te);var ne=B(te);Z(ne,20,()=>Il[t.game].all,e=>e,(e,t)=>{var n=Wl(),r={};V(()=>{r!==(r=t)&&(n.value=(n.__value=r)??``)}),J(e,n)}),A(ne),A(E);var re=B(E,2),ie=e=>{var t=Gl(),n=L(t),r=B(n),i=L(r),o=z(i,!0);i.value=i.__value=``,Z(B(i),16,()=>W(f).levels,e=>e,(e,t)=>{var n=Ul(),r=z(n,!0),i={};V(e=>{Y(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>$(`level-${t}`)]),J(e,n)}),A(r),hi(r),A(t),V((e,t)=>{Y(n,`${e??``} `),Y(o,t)},[()=>$(`label-difficulty`),()=>$(`new-any`)]),gi(r,()=>W(a),e=>I(a,e)),J(e,t)};X(re,e=>{W(f)?.levels.length&&e(ie)});var ae=B(re,2),oe=L(ae,!0),D=B(oe);Ci(D),Q(D,`max`,200),A(ae);var se=B(ae,2),ce=L(se,!0),le=B(ce);Ci(le),A(se);var ue=B(se,2),de=z(ue,!0);A(x);var fe=B(x,2);{let e=N(()=>$(`new-making`));Hl(fe,{get task(){return u},get what(){return W(e)}})}var pe=B(fe,2),me=L(pe,!0),he=B(me);rt(he),A(pe);var ge=B(pe,2),_e=L(ge),ve=L(_e,!0),ye=B(ve);A(_e);var be=B(_e,2),xe=L(be,!0),O=B(xe);A(be);var Se=z(B(be,2),!0);A(ge);var k=B(ge,2);{let e=N(()=>$(`lab-reading`));Hl(k,{get task(){return d},get what(){return W(e)}})}var Ce=B(k,2),we=e=>{var t=Kl(),n=L(t),i=z(n,!0),a=B(n,2),o=z(a,!0);A(t),V((e,n)=>{Q(t,`data-set`,r().length),Y(i,e),Y(o,n)},[()=>$(`lab-set`,{puzzles:r().length,first:r()[0].name,last:r()[r().length-1].name}),()=>$(`lab-forget`)]),G(`click`,a,()=>{r([]),I(l,[])}),J(e,t)};X(Ce,e=>{r().length&&e(we)});var Te=B(Ce,2),Ee=e=>{var t=Jl(),n=L(t),r=B(n);Z(r,21,()=>W(l).slice(0,5),e=>e.name,(e,t)=>{var n=ql(),r=L(n),i=z(r,!0),a=B(r);A(n),V(e=>{Y(i,W(t).name),Y(a,`: ${e??``}`)},[()=>Ms(W(t).why)]),J(e,n)}),A(r),A(t),V(e=>{Q(t,`data-refused`,W(l).length),Y(n,`${e??``} `)},[()=>$(`lab-refused`,{puzzles:W(l).length})]),J(e,t)};X(Te,e=>{W(l).length&&e(Ee)});var De=B(Te,2),Oe=e=>{var n=Yl(),r=z(n,!0);V(e=>Y(r,e),[()=>$(`lab-limits`,{puzzles:ll,megabytes:ul/1e6,cells:t.catalogue.limits.cells})]),J(e,n)};X(De,e=>{t.catalogue&&e(Oe)}),A(_),V((e,n,r,i,a,o,s,l,d,f)=>{v=li(_,1,`card stack svelte-rhxwoo`,null,v,{over:W(c)}),Y(b,`1. ${e??``}`),Y(C,`${n??``} `),T!==(T=t.game)&&(w.value=(w.__value=T)??``,mi(w,T)),Y(ee,r),Y(oe,i),Y(ce,a),ue.disabled=u.running,Y(de,o),Y(me,s),Y(ve,l),Y(xe,d),Y(Se,f)},[()=>$(`lab-puzzles`),()=>$(`open-game`),()=>$(`label-size`),()=>$(`lab-count`),()=>$(`label-seed`),()=>$(`lab-make`),()=>$(`lab-list`,{puzzles:t.puzzles}),()=>$(`lab-files`),()=>$(`lab-folder`),()=>$(`lab-drop`)]),br(`dragover`,_,e=>{e.preventDefault(),I(c,!0)}),br(`dragleave`,_,()=>I(c,!1)),br(`drop`,_,e=>{e.preventDefault(),e.dataTransfer&&h(yl(e.dataTransfer.items))}),G(`change`,w,e=>p(e.currentTarget.value)),Oi(te,()=>W(i),e=>I(i,e)),Oi(D,()=>W(o),e=>I(o,e)),Oi(le,()=>W(s),e=>I(s,e)),G(`click`,ue,m),Oi(he,n),G(`change`,ye,g),G(`change`,O,g),J(e,_),M()}xr([`change`,`click`]);var Ql=q(`<text class="svelte-17cch6k"> </text>`),$l=q(`<line class="rule svelte-17cch6k"></line><!>`,1),eu=q(`<line class="rule svelte-17cch6k"></line><text class="left svelte-17cch6k"> </text>`,1),tu=q(`<path class="curve svelte-17cch6k"></path><text class="mark svelte-17cch6k"> </text>`,1),nu=q(`<!><line class="curve svelte-17cch6k"></line><text class="mark svelte-17cch6k"> </text><text class="key svelte-17cch6k"> </text>`,1),ru=K(`<figure class="svelte-17cch6k"><svg role="img" class="svelte-17cch6k"><!><!><text class="svelte-17cch6k"> </text><!></svg> <figcaption class="svelte-17cch6k"> </figcaption></figure>`);function iu(e,t){j(t,!0);let n=Wi(t,`drawing`,15),[r,i,a,o,s]=[300,44,44,12,12],c=[``,`8 4`,`3 3`,`10 3 3 3`,`1 4`,`14 5`],l=[`●`,`■`,`▲`,`◆`,`✚`,`✖`,`★`,`○`,`□`,`△`],u=[`#2f7fc2`,`#c2571a`,`#2c8a4b`,`#9a4fb5`,`#a98600`,`#c23b57`,`#178a8a`,`#6b6f7a`],d=F(640),f=N(()=>Math.max(280,W(d))),p=N(()=>Math.max(1,Math.floor((W(f)-i)/150))),m=N(()=>r+a+Math.ceil(t.curves.length/W(p))*20),h=N(()=>Math.min(1e-5,...t.curves.flatMap(e=>e.times.slice(0,1).map(e=>Math.max(e,1e-6))))),g=N(()=>{let e=Math.floor(Math.log10(W(h))),n=Math.ceil(Math.log10(t.limit));return Array.from({length:n-e+1},(t,n)=>e+n)}),_=N(()=>Math.ceil(W(g).length*60/(W(f)-i-s))),v=e=>{let[t,n]=[W(g)[0],W(g)[W(g).length-1]];return i+(Math.log10(Math.max(e,10**t))-t)/(n-t)*(W(f)-i-s)},y=e=>r-e/Math.max(1,t.puzzles)*(r-o),b=e=>i+e%W(p)*150,x=e=>r+a+Math.floor(e/W(p))*20+8;function S(e){let n=`M${v(10**W(g)[0])} ${y(0)}`;return e.forEach((e,t)=>n+=` H${v(e)} V${y(t+1)}`),`${n} H${v(t.limit)}`}let C=N(()=>{let e=Math.max(1,Math.ceil(t.puzzles/5));return Array.from({length:Math.floor(t.puzzles/e)+1},(t,n)=>n*e)});var w=ru(),T=L(w),E=L(T);Z(E,18,()=>W(g),e=>e,(e,t,n)=>{var i=$l(),a=R(i),s=B(a),c=e=>{var n=Ql(),i=z(n,!0);V((e,t)=>{Q(n,`x`,e),Q(n,`y`,r+16),Y(i,t)},[()=>v(10**t),()=>wl(10**t).replace(/[.,]00\b/,``)]),J(e,n)};X(s,e=>{W(n)%W(_)===0&&e(c)}),V((e,t)=>{Q(a,`x1`,e),Q(a,`x2`,t),Q(a,`y1`,o),Q(a,`y2`,r)},[()=>v(10**t),()=>v(10**t)]),J(e,i)});var ee=B(E);Z(ee,16,()=>W(C),e=>e,(e,t)=>{var n=eu(),r=R(n),a=B(r),o=z(a,!0);V((e,n,c)=>{Q(r,`x1`,i),Q(r,`x2`,W(f)-s),Q(r,`y1`,e),Q(r,`y2`,n),Q(a,`x`,i-6),Q(a,`y`,c),Y(o,t)},[()=>y(t),()=>y(t),()=>y(t)]),J(e,n)});var te=B(ee),ne=z(te,!0);Z(B(te),19,()=>t.curves,e=>e.method,(e,t,n)=>{let r=N(()=>u[W(n)%u.length]);var i=nu(),a=R(i),o=e=>{var i=tu(),a=R(i);let o;var s=B(a);let u;var d=z(s,!0);V((e,t,i)=>{Q(a,`stroke-dasharray`,c[W(n)%c.length]),Q(a,`d`,e),o=di(a,``,o,{stroke:W(r)}),Q(s,`x`,t),Q(s,`y`,i),u=di(s,``,u,{fill:W(r)}),Y(d,l[W(n)%l.length])},[()=>S(W(t).times),()=>v(W(t).times[W(t).times.length-1]),()=>y(W(t).times.length)]),J(e,i)};X(a,e=>{W(t).times.length&&e(o)});var s=B(a);let d;var f=B(s);let p;var m=z(f,!0),h=B(f),g=z(h,!0);V((e,i,a,o,u,_,v,y)=>{Q(s,`stroke-dasharray`,c[W(n)%c.length]),Q(s,`x1`,e),Q(s,`x2`,i),Q(s,`y1`,a),Q(s,`y2`,o),d=di(s,``,d,{stroke:W(r)}),Q(f,`x`,u),Q(f,`y`,_),p=di(f,``,p,{fill:W(r)}),Y(m,l[W(n)%l.length]),Q(h,`x`,v),Q(h,`y`,y),Y(g,W(t).method)},[()=>b(W(n)),()=>b(W(n))+36,()=>x(W(n)),()=>x(W(n)),()=>b(W(n))+18,()=>x(W(n)),()=>b(W(n))+42,()=>x(W(n))]),J(e,i)}),A(T),Ri(T,e=>n(e),()=>n());var re=z(B(T,2),!0);A(w),V((e,t,n)=>{Q(T,`viewBox`,`0 0 ${W(f)??``} ${W(m)??``}`),Q(T,`aria-label`,e),Q(te,`x`,(W(f)+i)/2),Q(te,`y`,r+34),Y(ne,t),Y(re,n)},[()=>$(`lab-chart`),()=>$(`lab-time`),()=>$(`lab-chart`)]),Ii(w,`clientWidth`,e=>I(d,e)),J(e,w),M()}var au=K(`<th class="number"> </th>`),ou=K(`<td class="number"> </td>`),su=K(`<tr><th scope="row" class="svelte-1j63s4h"> </th><td class="number"> </td><td class="number"> </td><td class="number"> </td><td class="number"> </td><!></tr>`),cu=K(`<p class="error svelte-1j63s4h" lang="en"> </p>`),lu=K(`<a> </a>`),uu=K(`<td class="number"><!></td>`),du=K(`<tr><th scope="row" class="svelte-1j63s4h"><!></th><!></tr>`),fu=K(`<section class="card stack results svelte-1j63s4h" aria-labelledby="lab-results"><h2 id="lab-results"> </h2> <div class="scroll"><table><thead><tr><th> </th><th class="number"> </th><th class="number"> </th><th class="number"> </th><th class="number"> </th><!></tr></thead><tbody></tbody></table></div> <!> <!> <div class="row"><button type="button"> </button> <button type="button"> </button> <button type="button"> </button></div> <details><summary class="svelte-1j63s4h"> </summary> <div class="scroll"><table><thead><tr><th> </th><!></tr></thead><tbody></tbody></table></div> <p class="soft small svelte-1j63s4h"> </p></details></section>`);function pu(e,t){j(t,!0);let n=N(()=>t.comparison.asked),r=N(()=>W(n).puzzles),i=N(()=>W(n).methods),a=N(()=>W(n).seconds),o=N(()=>t.comparison.table()),s=N(()=>W(o).some(e=>e.objective!==null)),c=N(()=>[...new Set(t.comparison.runs.flatMap(e=>e.state===`failed`?[`${e.method}: ${Ms(e.failure)}`]:[]))]),l=e=>Number.isNaN(e)?`–`:wl(e),u=F(void 0);var d=fu(),f=L(d),p=z(f),m=B(f,2),h=L(m),g=L(h),_=L(g),v=L(_),y=z(v,!0),b=B(v),x=z(b,!0),S=B(b),C=z(S,!0),w=B(S),T=z(w,!0),E=B(w),ee=z(E,!0),te=B(E),ne=e=>{var t=au(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`lab-objective`)]),J(e,t)};X(te,e=>{W(s)&&e(ne)}),A(_),A(g);var re=B(g);Z(re,21,()=>W(o),e=>e.method,(e,t)=>{var n=su(),r=L(n),i=z(r,!0),a=B(r),o=z(a),c=B(a),u=z(c,!0),d=B(c),f=z(d,!0),p=B(d),m=z(p,!0),h=B(p),g=e=>{var n=ou(),r=z(n,!0);V(e=>Y(r,e),[()=>W(t).objective===null?`–`:Lo(W(t).objective,1)]),J(e,n)};X(h,e=>{W(s)&&e(g)}),A(n),V((e,n)=>{Y(i,W(t).method),Y(o,`${W(t).solved??``} / ${W(t).done??``}`),Y(u,e),Y(f,n),Y(m,W(t).nodes)},[()=>l(W(t).mean),()=>l(W(t).worst)]),J(e,n)}),A(re),A(h),A(m);var ie=B(m,2);Z(ie,16,()=>W(c).slice(0,5),e=>e,(e,t)=>{var n=cu(),r=z(n,!0);V(()=>Y(r,t)),J(e,n)});var ae=B(ie,2);{let e=N(()=>t.comparison.curves());iu(ae,{get curves(){return W(e)},get puzzles(){return W(r).length},get limit(){return W(a)},get drawing(){return W(u)},set drawing(e){I(u,e,!0)}})}var oe=B(ae,2),D=L(oe),se=z(D,!0),ce=B(D,2),le=z(ce,!0),ue=B(ce,2),de=z(ue,!0);A(oe);var fe=B(oe,2),pe=L(fe),me=z(pe,!0),he=B(pe,2),ge=L(he),_e=L(ge),ve=L(_e),ye=L(ve),be=z(ye,!0);Z(B(ye),16,()=>W(i),e=>e,(e,t)=>{var n=au(),r=z(n,!0);V(()=>Y(r,t)),J(e,n)}),A(ve),A(_e);var xe=B(_e);Z(xe,21,()=>W(r),Wr,(e,n,r)=>{var a=du(),o=L(a),s=L(o),c=e=>{var t=lu(),r=z(t,!0);V(e=>{Q(t,`href`,e),Y(r,W(n).name)},[()=>Ks(W(n).text)]),J(e,t)},l=N(()=>/^[a-z]+:\S+$/.test(W(n).text)),u=e=>{var t=Ar();V(()=>Y(t,W(n).name)),J(e,t)};X(s,e=>{W(l)?e(c):e(u,-1)}),A(o),Z(B(o),16,()=>W(i),e=>e,(e,n)=>{let i=N(()=>t.comparison.run(r,n));var a=uu(),o=L(a),s=e=>{var t=Ar();V((e,n)=>Y(t,`${e??``}
                    ${n??``}${W(i).report.objective===null?``:` (${W(i).report.objective})`}`),[()=>bl(W(i).report)?`✓`:W(i).report.verdict===`best`?`~`:`✗`,()=>wl(W(i).report.seconds)]),J(e,t)},c=e=>{J(e,Ar(`✗`))},l=e=>{J(e,Ar(`…`))};X(o,e=>{W(i)?.report?e(s):W(i)?.state===`failed`?e(c,1):W(i)?.state===`running`&&e(l,2)}),A(a),V(e=>Q(a,`title`,e),[()=>W(i)?Ms(W(i).failure)||Fo(W(i).report?.error??``,W(i).report?.code):``]),J(e,a)}),A(a),J(e,a)}),A(xe),A(ge),A(he);var O=z(B(he,2),!0);A(fe),A(d),V((e,t,n,r,i,a,o,s,c,l,u,d)=>{Y(p,`3. ${e??``}`),Y(y,t),Y(x,n),Y(C,r),Y(T,i),Y(ee,a),Y(se,o),Y(le,s),Y(de,c),Y(me,l),Y(be,u),Y(O,d)},[()=>$(`lab-results`),()=>$(`solve-method`),()=>$(`lab-answered`),()=>$(`lab-mean`),()=>$(`lab-worst`),()=>$(`lab-nodes`),()=>$(`lab-csv`),()=>$(`lab-runscsv`),()=>$(`lab-svg`),()=>$(`lab-each`),()=>$(`lab-puzzle`),()=>$(`lab-signs`)]),G(`click`,D,()=>yc(`quadrille-methods.csv`,t.comparison.tableCsv(),`text/csv`)),G(`click`,ce,()=>yc(`quadrille-runs.csv`,t.comparison.runsCsv(),`text/csv`)),G(`click`,ue,()=>W(u)&&yc(`quadrille-diagram.svg`,Cc(W(u)),`image/svg+xml`)),J(e,d),M()}xr([`click`]);var mu=Zt({game:`towers`,text:``,methods:[],seconds:10,lanes:1}),hu=F([]),gu=new xl,_u=K(`<p class="error svelte-1p2em7z" role="alert"> </p>`),vu=K(`<label class="svelte-1p2em7z"><input type="checkbox" class="svelte-1p2em7z"/><span><strong> </strong> <span class="soft small"> </span></span></label>`),yu=K(`<button type="button" data-cancel=""> </button>`),bu=K(`<button type="button" class="primary" data-run=""> </button>`),xu=K(`<progress></progress> <p class="small soft svelte-1p2em7z" role="status"> </p>`,1),Su=K(`<p class="soft small svelte-1p2em7z"> </p>`),Cu=K(`<h1> </h1> <p class="soft"> </p> <!> <div class="two svelte-1p2em7z"><!> <section class="card stack svelte-1p2em7z" aria-labelledby="lab-methods"><h2 id="lab-methods"> </h2> <fieldset class="svelte-1p2em7z"><legend class="hidden"> </legend> <!></fieldset> <div class="fields"><label class="field"> <input type="number" min="0.1" step="any" class="svelte-1p2em7z"/></label> <label class="field"> <input type="number" min="1" class="svelte-1p2em7z"/></label> <!></div> <p class="soft small svelte-1p2em7z"> </p> <!></section></div> <!> <!>`,1);function wu(e,t){j(t,!0);let n=[],r=F(null),i=F(null);bn(()=>()=>gu.cancel()),fs().then(e=>{I(r,e),mu.methods.length||o(mu.game)},e=>I(i,e));let a=N(()=>W(r)?.games.find(e=>e.name===mu.game));function o(e){mu.game=e,mu.methods=W(r)?.games.find(t=>t.name===e)?.methods.slice(0,3).map(e=>e.name)??[]}bn(()=>{let e=gl(mu.text.trim());e&&e!==mu.game&&o(e)});let s=N(()=>{let{text:e,game:t}=mu;if(!e.trim())return[];let n=hl(e);return n.length?n.map((e,n)=>({name:String(n+1),text:e,game:gl(e)?void 0:t})):[{name:`1`,text:e,game:t}]}),c=N(()=>[...W(hu).map(({name:e,id:t})=>({name:e,text:t})),...W(s)].slice(0,ll)),l=N(()=>W(r)?.limits.max_seconds??300),u=N(()=>mu.seconds>0&&mu.seconds<=W(l)&&mu.lanes>=1);function d(){gu.start({puzzles:[...W(c)],methods:[...mu.methods],seconds:mu.seconds},mu.lanes)}var f=Cu(),p=R(f),m=z(p,!0),h=B(p,2),g=z(h,!0),_=B(h,2),v=e=>{var t=_u(),n=z(t,!0);V(e=>Y(n,e),[()=>Ms(W(i))]),J(e,t)};X(_,e=>{W(i)&&e(v)});var y=B(_,2),b=L(y);Zl(b,{get catalogue(){return W(r)},get game(){return mu.game},get puzzles(){return W(c).length},ongame:o,get text(){return mu.text},set text(e){mu.text=e},get entries(){return W(hu)},set entries(e){I(hu,e)}});var x=B(b,2),S=L(x),C=z(S),w=B(S,2),T=L(w),E=z(T,!0);Z(B(T,2),17,()=>W(a)?.methods??[],e=>e.name,(e,t)=>{var r=vu(),i=L(r);Ci(i);var a,o=B(i),s=L(o),c=z(s,!0),l=z(B(s,2),!0);A(o),A(r),V(e=>{a!==(a=W(t).name)&&(i.value=(i.__value=a)??``),Y(c,W(t).name),Y(l,e)},[()=>$(`${mu.game}-method-${W(t).name}`)]),Ai(n,[],i,()=>(W(t).name,mu.methods),e=>mu.methods=e),J(e,r)}),A(w);var ee=B(w,2),te=L(ee),ne=L(te,!0),re=B(ne);Ci(re),A(te);var ie=B(te,2),ae=L(ie,!0),oe=B(ae);Ci(oe),A(ie);var D=B(ie,2),se=e=>{var t=yu(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`cancel`)]),G(`click`,t,()=>gu.cancel()),J(e,t)},ce=e=>{var t=bu(),n=z(t,!0);V(e=>{t.disabled=!W(c).length||!mu.methods.length||!W(u),Y(n,e)},[()=>$(`lab-run`)]),G(`click`,t,d),J(e,t)};X(D,e=>{gu.running?e(se):e(ce,-1)}),A(ee);var le=B(ee,2),ue=z(le,!0),de=B(le,2),fe=e=>{var t=xu(),n=R(t),r=B(n,2),i=z(r,!0);V((e,t)=>{Q(n,`max`,gu.runs.length),wi(n,gu.done),Q(n,`aria-label`,e),Q(r,`data-lab`,gu.running?`running`:`idle`),Y(i,t)},[()=>$(`lab-progress`),()=>$(`lab-done`,{done:gu.done,runs:gu.runs.length})]),J(e,t)},pe=e=>{var t=Su(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`lab-empty`)]),J(e,t)};X(de,e=>{gu.runs.length?e(fe):W(c).length||e(pe,1)}),A(x),A(y);var me=B(y,2),he=e=>{pu(e,{get comparison(){return gu}})};X(me,e=>{gu.runs.length&&e(he)}),Fl(B(me,2),{}),V((e,t,n,i,a,o,s)=>{Y(m,e),Y(g,t),Y(C,`2. ${n??``}`),Y(E,i),Y(ne,a),Q(re,`max`,W(l)),Y(ae,o),Q(oe,`max`,W(r)?.limits.workers??2),Y(ue,s)},[()=>$(`lab-title`),()=>$(`lab-about`),()=>$(`lab-methods`),()=>$(`lab-methods`),()=>$(`solve-limit`),()=>$(`lab-lanes`),()=>$(`lab-timelimit`,{seconds:W(l),lanes:W(r)?.limits.workers??2})]),Oi(re,()=>mu.seconds,e=>mu.seconds=e),Oi(oe,()=>mu.lanes,e=>mu.lanes=e),J(e,f),M()}xr([`click`]);var Tu=e=>$(`label-${e}`);function Eu(e){let t=`value-${e.toLowerCase().replace(/[^a-z]+/g,`-`)}`;return Po(t)?$(t):e}var Du=(e,t)=>$(`${e}-option-${t}`).replace(/--([a-z]+(?:-[a-z]+)*)/g,(e,t)=>$(`quoted`,{text:Tu(t)})),Ou=K(`<a class="button"> </a>`),ku=K(`<section class="card stack classic svelte-9yg0c2" aria-labelledby="classic-title"><h2 id="classic-title"> </h2> <div class="row"></div></section>`),Au=K(`<option></option>`),ju=K(`<label class="field"> <input size="7" autocomplete="off"/> <datalist></datalist></label>`),Mu=K(`<option> </option>`),Nu=K(`<label class="field"> <select><option> </option><!></select></label>`),Pu=K(`<select><option> </option><!></select>`),Fu=K(`<input size="10" autocomplete="off"/>`),Iu=K(`<label class="field svelte-9yg0c2"> <!> <span class="small"> </span></label>`),Lu=K(`<details><summary class="svelte-9yg0c2"> </summary> <div class="fields more svelte-9yg0c2"></div></details>`),Ru=K(`<p class="error" role="alert"> </p>`),zu=K(`<div class="head svelte-9yg0c2"><!> <div><h1> </h1> <p class="soft"> </p></div></div> <!> <form class="card stack"><h2> </h2> <div class="fields"><!> <!> <label class="field"> <input inputmode="numeric" pattern="[0-9]*" size="10" autocomplete="off"/></label></div> <!> <div class="row"><button class="primary" type="submit"> </button> <a class="button"> </a> <a class="button" href="#/open"> </a></div> <!> <!></form>`,1);function Bu(e,t){j(t,!0);let n=`new.${t.game}`,r=Zt({size:Il[t.game].usual,difficulty:``,seed:``,options:{},...ho(n,{})}),i=F(null),a=F(null),o=Ys(),s=[`english`,`european`,`wiegleb`,`asymmetrical`,`diamond:9`,`triangle:5`,`cross:5`,`square:6`];fs().then(e=>{I(i,e.games.find(e=>e.name===t.game)??null),Ws.now.query.has(`now`)&&(t.game===`pegs`?Gs(Ks(`pegs:english`),!0):u())},e=>o.failure=e);let c=F(Zt(r.size));function l(){I(c,r.size||W(c),!0),r.size=``}async function u(){I(a,null),r.size||=W(c);let e=r.options.board?void 0:Ll(r.size);if(r.size&&!e&&!r.options.board){o.failure=new Ki(()=>$(`new-badsize`));return}go(n,{...Ue(r),seed:``});let i=/^\d+$/.test(r.seed)?Number(r.seed):Math.floor(Math.random()*2**32),s=Object.fromEntries(Object.entries(r.options).filter(([,e])=>e!==``)),l=await o.run(n=>Ts({game:t.game,size:e,difficulty:r.difficulty||void 0,seed:i,options:s,seconds:120},n));l&&(l.puzzle?(go(`last`,{seed:i,notes:l.notes??[],id:l.puzzle.id}),Gs(Ks(l.puzzle.id,l.puzzle.options),Ws.now.query.has(`now`))):I(a,l))}let d=N(()=>W(i)?[...W(i).generate_options,...W(i).read_options].filter(e=>e.name!==`cells`).filter((e,t,n)=>n.findIndex(t=>t.name===e.name)===t):[]),f=e=>/^[^A-Z]+\|[^A-Z]+$/.test(e)?e.split(`|`):e===``?[`true`]:null;var p=zu(),m=R(p),h=L(m);vc(h,{get game(){return t.game}});var g=B(h,2),_=L(g),v=z(_,!0),y=z(B(_,2),!0);A(g),A(m);var b=B(m,2),x=e=>{var t=ku(),n=L(t),r=z(n,!0),i=B(n,2);Z(i,20,()=>s,e=>e,(e,t)=>{var n=Ou(),r=z(n,!0);V((e,t)=>{Q(n,`href`,e),Y(r,t)},[()=>Ks(`pegs:${t}`),()=>$(`board-${t.replace(`:`,`-`)}`)]),J(e,n)}),A(i),A(t),V(e=>Y(r,e),[()=>$(`new-classic`)]),J(e,t)};X(b,e=>{t.game===`pegs`&&e(x)});var S=B(b,2),C=L(S),w=z(C,!0),T=B(C,2),E=L(T),ee=e=>{var n=ju(),i=L(n),a=B(i);Ci(a);var o=B(a,2);Z(o,20,()=>Il[t.game].all,e=>e,(e,t,n,r)=>{var i=Au(),a={};V(()=>{a!==(a=t)&&(i.value=(i.__value=a)??``)}),J(e,i)}),A(o),A(n),V(e=>{Y(i,`${e??``} `),Q(a,`list`,`sizes-${t.game??``}`),Q(a,`placeholder`,W(c)),Q(o,`id`,`sizes-${t.game??``}`)},[()=>$(`label-size`)]),br(`focus`,a,l),br(`blur`,a,()=>r.size||=W(c)),Oi(a,()=>r.size,e=>r.size=e),J(e,n)};X(E,e=>{Il[t.game].all.length&&e(ee)});var te=B(E,2),ne=e=>{var t=Nu(),n=L(t),a=B(n),o=L(a),s=z(o,!0);o.value=o.__value=``,Z(B(o),16,()=>W(i).levels,e=>e,(e,t)=>{var n=Mu(),r=z(n,!0),i={};V(e=>{Y(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>$(`level-${t}`)]),J(e,n)}),A(a),hi(a),A(t),V((e,t)=>{Y(n,`${e??``} `),Y(s,t)},[()=>$(`label-difficulty`),()=>$(`new-any`)]),gi(a,()=>r.difficulty,e=>r.difficulty=e),J(e,t)};X(te,e=>{W(i)?.levels.length&&e(ne)});var re=B(te,2),ie=L(re,!0),ae=B(ie);Ci(ae),A(re),A(T);var oe=B(T,2),D=e=>{var n=Lu(),i=L(n),a=z(i,!0),o=B(i,2);Z(o,21,()=>W(d),e=>e.name,(e,n)=>{let i=N(()=>f(W(n).value));var a=Iu(),o=L(a),s=B(o),c=e=>{var t=Pu(),a=L(t),o=z(a,!0);a.value=(a.__value=void 0,``),Z(B(a),16,()=>W(i),e=>e,(e,t)=>{var n=Mu(),r=z(n,!0),i={};V(()=>{Y(r,t),i!==(i=t)&&(n.value=(n.__value=i)??``)}),J(e,n)}),A(t),hi(t),V(e=>Y(o,e),[()=>$(`new-usual`)]),gi(t,()=>r.options[W(n).name],e=>r.options[W(n).name]=e),J(e,t)},l=e=>{var t=Fu();Ci(t),V(e=>Q(t,`placeholder`,e),[()=>Eu(W(n).value)]),Oi(t,()=>r.options[W(n).name],e=>r.options[W(n).name]=e),J(e,t)};X(s,e=>{W(i)?e(c):e(l,-1)});var u=z(B(s,2),!0);A(a),V((e,t)=>{Y(o,`${e??``} `),Y(u,t)},[()=>Tu(W(n).name),()=>Du(t.game,W(n).name)]),J(e,a)}),A(o),A(n),V(e=>Y(a,e),[()=>$(`new-more`)]),J(e,n)};X(oe,e=>{W(d).length&&e(D)});var se=B(oe,2),ce=L(se),le=z(ce,!0),ue=B(ce,2),de=z(ue,!0),fe=z(B(ue,2),!0);A(se);var pe=B(se,2);{let e=N(()=>$(`new-making`));Hl(pe,{get task(){return o},get what(){return W(e)}})}var me=B(pe,2),he=e=>{var t=Ru(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`new-stopped`,{why:Fo(W(a).stopped??``,W(a).code)})]),J(e,t)};X(me,e=>{W(a)&&e(he)}),A(S),V((e,n,r,i,a,s,c,l)=>{Y(v,e),Y(y,n),Y(w,r),Y(ie,i),Q(ae,`placeholder`,a),ce.disabled=o.running,Y(le,s),Q(ue,`href`,`#/edit/${t.game??``}`),Y(de,c),Y(fe,l)},[()=>$(t.game),()=>$(`${t.game}.rules`),()=>$(`new-title`),()=>$(`label-seed`),()=>$(`new-random`),()=>$(`new-make`),()=>$(`new-draw`),()=>$(`new-paste`)]),br(`submit`,S,e=>{e.preventDefault(),u()}),Oi(ae,()=>r.seed,e=>r.seed=e),J(e,p),M()}var Vu=K(`<option> </option>`),Hu=K(`<label class="field"> <input size="10"/></label>`),Uu=K(`<p class="error svelte-ozgkjg" role="alert"> </p>`),Wu=K(`<a class="button"> </a>`),Gu=K(`<h1> </h1> <div class="two svelte-ozgkjg"><form><h2> </h2> <label class="field"> <textarea rows="8" spellcheck="false" placeholder="towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1
https://puzz.link/p?hitori/4/4/1114142333214213"></textarea></label> <div class="fields"><label class="field"> <select><option> </option><!></select></label> <!></div> <div class="row"><button class="primary" type="submit"> </button> <label class="button"> <input class="hidden" type="file"/></label> <span class="soft small"> </span></div> <!></form> <section class="card stack"><h2> </h2> <p class="soft svelte-ozgkjg"> </p> <div class="row"></div></section></div>`,1);function Ku(e,t){j(t,!0);let n=F(``),r=F(``),i=F(!1),a=Zt({}),o=F([]),s=Ys();fs().then(e=>I(o,e.games),()=>{});let c=N(()=>W(o).find(e=>e.name===W(r))?.read_options??[]);async function l(){let e=Object.fromEntries(Object.entries(a).filter(([e,t])=>t&&W(c).some(t=>t.name===e))),t=await s.run(({signal:t})=>ms({text:W(n),game:W(r)||void 0,options:e},t));t&&(t.view?Gs(Ks(t.id,t.options)):s.failure=new Ki(()=>$(`play-toolarge`)))}async function u(e){I(i,!1),e&&(e.size>1e6?s.failure=new Ki(()=>$(`open-toolong`)):(I(n,await e.text(),!0),await l()))}var d=Gu(),f=R(d),p=z(f,!0),m=B(f,2),h=L(m);let g;var _=L(h),v=z(_,!0),y=B(_,2),b=L(y),x=B(b);rt(x),A(y);var S=B(y,2),C=L(S),w=L(C),T=B(w),E=L(T),ee=z(E,!0);E.value=E.__value=``,Z(B(E),16,()=>lc.filter(e=>W(o).some(t=>t.name===e)),e=>e,(e,t)=>{var n=Vu(),r=z(n,!0),i={};V(e=>{Y(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>$(t)]),J(e,n)}),A(T),hi(T),A(C),Z(B(C,2),17,()=>W(c),e=>e.name,(e,t)=>{var n=Hu(),i=L(n,!0),o=B(i);Ci(o),A(n),V((e,t,n)=>{Y(i,e),Q(o,`placeholder`,t),Q(o,`title`,n)},[()=>Tu(W(t).name),()=>Eu(W(t).value),()=>Du(W(r),W(t).name)]),Oi(o,()=>a[W(t).name],e=>a[W(t).name]=e),J(e,n)}),A(S);var te=B(S,2),ne=L(te),re=z(ne,!0),ie=B(ne,2),ae=L(ie,!0),oe=B(ae);A(ie);var D=z(B(ie,2),!0);A(te);var se=B(te,2),ce=e=>{var t=Uu(),n=z(t,!0);V(()=>Y(n,s.error)),J(e,t)};X(se,e=>{s.error&&e(ce)}),A(h);var le=B(h,2),ue=L(le),de=z(ue,!0),fe=B(ue,2),pe=z(fe,!0),me=B(fe,2);Z(me,20,()=>lc,e=>e,(e,t)=>{var n=Wu(),r=z(n,!0);V(e=>{Q(n,`href`,`#/edit/${t??``}`),Y(r,e)},[()=>$(t)]),J(e,n)}),A(me),A(le),A(m),V((e,t,n,r,a,o,s,c,l,u,d)=>{Y(p,e),g=li(h,1,`card stack svelte-ozgkjg`,null,g,{over:W(i)}),Y(v,t),Y(b,`${n??``} `),Y(w,`${r??``} `),Y(ee,a),ne.disabled=o,Y(re,s),Y(ae,c),Y(D,l),Y(de,u),Y(pe,d)},[()=>$(`open-title`),()=>$(`open-paste`),()=>$(`open-text`),()=>$(`open-game`),()=>$(`open-auto`),()=>!W(n).trim()||s.running,()=>$(`open-go`),()=>$(`open-file`),()=>$(`open-drop`),()=>$(`open-draw`),()=>$(`open-drawabout`)]),br(`submit`,h,e=>{e.preventDefault(),l()}),br(`dragover`,h,e=>{e.preventDefault(),I(i,!0)}),br(`dragleave`,h,()=>I(i,!1)),br(`drop`,h,e=>{e.preventDefault(),u(e.dataTransfer?.files[0])}),Oi(x,()=>W(n),e=>I(n,e)),gi(T,()=>W(r),e=>I(r,e)),G(`change`,oe,e=>u(e.currentTarget.files?.[0])),J(e,d),M()}xr([`change`]);function qu({cols:e},t){return`r${Math.floor(t/e)+1}c${t%e+1}`}function Ju({rows:e,cols:t},n){let r=/^r(\d+)c(\d+)$/.exec(n);if(!r)return-1;let i=Number(r[1])-1,a=Number(r[2])-1;return i>=0&&i<e&&a>=0&&a<t?i*t+a:-1}function Yu(e,t){return[...t.matchAll(/r\d+c\d+/g)].map(t=>Ju(e,t[0])).filter(e=>e>=0)}function Xu(e,t){if(!/^r\d+c\d+(-r\d+c\d+)+$/.test(t))return null;let[n,r]=Yu(e,t).slice(-2);return[n,r]}function Zu(e,t,n){let[r,i]=t.length<n.length?[t,n]:[n,t];if(i.length!==r.length+1||r.some((e,t)=>e!==i[t]))return null;let a=Xu(e,i.at(-1));return a?i===n?{from:a[0],to:a[1]}:{from:a[1],to:a[0]}:null}var Qu=class{engine;puzzle;start;#e=F([]);get cells(){return W(this.#e)}set cells(e){I(this.#e,e)}#t=F();#n=[];#r=null;mixed;constructor(e,t,n){this.engine=e,this.puzzle=t,this.start=n,I(this.#t,e.ask(`play`,{puzzle:t,moves:[],language:Oo()})),this.mixed=n.cells.some(e=>e.ground!==`Nothing`&&!e.given),this.cells=this.#t.v.view.cells.map(e=>this.#i(e))}#i(e){return this.mixed?e:{...e,given:!1}}get view(){return W(this.#t).view}get status(){return W(this.#t).status}get progress(){return W(this.#t).progress}get moves(){return this.#n}show(e){try{let{puzzle:t}=this,n=this.engine.ask(`play`,{puzzle:t,moves:e,since:this.#n,language:Oo()}),r=n.changed??[];if(r.length){let e=this.cells.slice();for(let[t,n]of r)e[t]=this.#i(n);this.cells=e}return I(this.#t,n),this.#n=e,!0}catch(e){if(e instanceof Gi)return!1;throw e}}speak(){this.show(this.#n)}name(e){return qu(this.start,e)}handle(e,t=[]){let{puzzle:n}=this;return this.engine.ask(`gesture`,{puzzle:n,moves:[...this.#n,...t],gesture:e,language:Oo()})}point(e){let t=this.#n;if(this.#r?.moves===t&&this.#r.at===e)return this.#r.cells;let{cells:n}=this.engine.ask(`point`,{puzzle:this.puzzle,moves:t,at:e}),r=n.map(e=>Ju(this.start,e)).filter(e=>e>=0);return this.#r={moves:t,at:e,cells:r},r}},$u=class{engine;described;key;game;named;board;position;#e=F([]);#t=F(0);#n=F([]);get points(){return W(this.#n)}set points(e){I(this.#n,e)}#r=F(0);get seconds(){return W(this.#r)}set seconds(e){I(this.#r,e,!0)}#i=F(!1);get won(){return W(this.#i)}set won(e){I(this.#i,e,!0)}#a=null;#o=!1;constructor(e,t,n){this.engine=e,this.described=t,this.key=n,this.game=t.game,this.named={text:t.id,options:t.options},this.board=t.view,this.position=new Qu(e,this.named,this.board),this.#a=fo(`game.${n}`);let r=zc(n);r&&this.#l(r)}get at(){return W(this.#t)}get length(){return W(this.#e).length}get moves(){return Ec(this.written)}get written(){return Tc(W(this.#e),W(this.#t))}get status(){return this.position.status}get by(){return wc(W(this.#e),W(this.#t))[0]?.by}#s(e){let t=e.fresh?e.moves:[...this.written,...e.moves];return this.position.show(Ec(t))?(this.#c(e),!0):!1}#c(e){I(this.#e,[...W(this.#e).slice(0,W(this.#t)),e]),I(this.#t,W(this.#e).length,!0),this.#o=!0}play(e){let{position:t}=this,[n,r]=[t.progress,t.moves];return!e.length||!t.show([...r,...e])?!1:t.progress===n?(t.show(r),!1):(this.#c({moves:e}),!0)}note(e){e.length&&this.#s({moves:e})}more(e){let t=W(this.#e)[W(this.#t)-1],n={...t,moves:[...t.moves,...e]};return this.position.show([...this.position.moves,...Ec(e)])?(I(this.#e,[...W(this.#e).slice(0,W(this.#t)-1),n]),this.#o=!0,!0):!1}replace(e,t){return t===this.by&&Dc(e,this.written)?!0:this.#s({moves:e,fresh:!0,...t?{by:t}:{}})}restart(){this.won&&(this.seconds=0),this.won=!1,this.replace([],this.by===`duel`?`duel`:void 0)}undo(){this.goTo(W(this.#t)-1)}redo(){this.goTo(W(this.#t)+1)}goTo(e){let t=Math.max(0,Math.min(e,W(this.#e).length));t!==W(this.#t)&&this.position.show(Ec(Tc(W(this.#e),t)))&&(I(this.#t,t,!0),this.#o=!0)}line(){let e=W(this.#t)-wc(W(this.#e),W(this.#t)).length,t=W(this.#e)[e]?.fresh?e+1:e;return Array.from({length:W(this.#t)-t+1},(e,n)=>({at:t+n,moves:Ec(Tc(W(this.#e),t+n))}))}addPoint(e){this.points=[...this.points,{moves:this.written,name:e}],this.#o=!0}removePoint(e){this.points=this.points.filter((t,n)=>n!==e),this.#o=!0}win(){this.won||(this.won=!0,this.#o=!0)}#l({entries:e,at:t,points:n,seconds:r,won:i}){for(;t>0&&!this.position.show(Ec(Tc(e,t)));)t--;t===0&&this.position.show([]),I(this.#e,e),I(this.#t,t,!0),this.points=n,this.seconds=Math.max(r,this.seconds),this.won=i,this.#o=!1}keep(e=!1){if(!W(this.#e).length&&!this.points.length)return;let t=fo(`game.${this.key}`)!==this.#a;if(!this.#o&&(t||!e))return;let n=t?zc(this.key):null;n&&this.#u(n);let r=Bc(this.key,{entries:W(this.#e),at:W(this.#t),points:this.points,seconds:this.seconds,when:Date.now(),won:this.won,size:`${this.board.rows}×${this.board.cols}`});r!==null&&(this.#a=r,this.#o=!1)}#u(e){let t=this.written,n=e.points.filter(e=>!this.points.some(t=>t.name===e.name));I(this.#e,[...e.entries,{moves:t,fresh:!0,by:`tab`}]),I(this.#t,W(this.#e).length,!0),this.points=[...this.points,...n]}follow(){return yo(`game.${this.key}`,e=>{let t=e===null?null:Rc(JSON.parse(e));!t||this.#o||(this.#a=e,this.#l(t))})}},ed=[`random`,`greedy`,`minimax:3`,`expert:1`,`expert:5`],td=`expert:2`,nd={costs:[],totals:[0,0],turn:0,over:!1},rd=class{session;#e=F(Zt([`person`,`minimax:3`]));get players(){return W(this.#e)}set players(e){I(this.#e,e,!0)}#t=F(.6);get pace(){return W(this.#t)}set pace(e){I(this.#t,e,!0)}#n=F(!1);get paused(){return W(this.#n)}set paused(e){I(this.#n,e,!0)}asked=new Js;advised=new Js;#r=F(``);get advice(){return W(this.#r)}set advice(e){I(this.#r,e,!0)}#i=F(0);#a;constructor(e){this.session=e,e.game===`pairs`&&(this.#o(),bn(()=>(e.at,e.length,W(this.#i),this.advice=``,this.asked.failure=null,this.machineMoves&&!this.paused&&this.#d(),()=>this.stop())),bn(()=>{let{players:e,pace:t}=this;go(`duel`,{players:[...e],pace:t})}))}#o(){let e=ho(`duel`,null);Array.isArray(e?.players)&&e.players.length===2&&e.players.every(e=>e===`person`||ed.includes(e))&&(this.players=e.players,this.pace=Number(e.pace)||0,this.paused=this.on&&!this.players.includes(`person`))}get on(){return this.session.by===`duel`}get#s(){return this.session.position.view.links}#c=N(()=>this.on?this.#l():nd);#l(){let{engine:e,named:t}=this.session;return e.ask(`stands`,{puzzle:t,moves:this.#s.map(e=>e.join(`+`))})}get turn(){return W(this.#c).turn}get totals(){return W(this.#c).totals}get over(){return W(this.#c).over}get machineMoves(){return this.on&&!this.over&&this.players[this.turn]!==`person`}get thinking(){return this.machineMoves&&!this.paused&&!this.asked.error}begin(){this.session.replace([],`duel`),this.paused=!1,this.retry()}end(){this.session.replace(this.session.moves)}retry(){Jt(this.#i)}personMoves(e){let t=this.#s.map(e=>e.join(`+`));return this.players[this.turn]===`person`&&e.every(e=>e.includes(`+`)&&!t.includes(e))}undone(){this.players.includes(`person`)||(this.paused=!0),this.players.includes(`person`)&&this.machineMoves&&this.#s.length&&this.session.undo()}redone(){this.players.includes(`person`)&&this.machineMoves&&this.session.redo()}#u(e,t){let n=this.#s.map(e=>e.join(`+`)),r=Math.floor(Math.random()*2**32);return t.run(t=>ks({puzzle:this.session.named,moves:n,player:e,seed:r},t))}async#d(){let e=performance.now(),t=await this.#u(this.players[this.turn],this.asked);if(!t)return;let n=t.move??``,r=Math.max(0,this.pace*1e3-(performance.now()-e));this.#a=setTimeout(()=>{this.session.play([n])||(this.asked.failure=new Ki(()=>$(`duel-odd`,{move:n})))},r)}async advise(){this.advice=``;let e=await this.#u(td,this.advised);this.advice=e?.move??``}get advisedCells(){return Yu(this.session.board,this.advice)}stop(){clearTimeout(this.#a),this.asked.cancel(),this.advised.cancel()}},id=[1,2,3,4],ad=`~try`,od=`~keep`;function sd(e,t){let n=new Map;for(let r of t){let t=/^~(r\d+c\d+) (colour|corner) (\w+)$/.exec(r),i=t?Ju(e,t[1]):-1;if(!t||i<0)continue;let a=n.get(i)??{colour:0,corner:``};t[2]===`colour`?n.set(i,{...a,colour:Number(t[3])||0}):t[3]===`none`?n.set(i,{...a,corner:``}):n.set(i,{...a,corner:cd(a.corner,t[3])})}return n}function cd(e,t){let n=e.split(` `).filter(Boolean),r=n.filter(e=>e!==t);return(r.length<n.length?r:[...n,t].sort()).join(` `)}function ld(e,t,n,r){let i=n.every(e=>t.get(e)?.colour===r)?0:r;return n.map(t=>`~${qu(e,t)} colour ${i}`)}function ud(e,t,n,r){let i=e=>(t.get(e)?.corner??``).split(` `).includes(r),a=n.filter(e=>!i(e));return(a.length?a:n).map(t=>`~${qu(e,t)} corner ${r}`)}var dd=[ad],fd=[od];function pd(e){let t=e.lastIndexOf(ad);return t<0||e.indexOf(od,t)>=0?null:e.slice(0,t)}var md=class{session;drag;guard;played;#e=F(0);get cursor(){return W(this.#e)}set cursor(e){I(this.#e,e,!0)}#t=F(new Set);get chosen(){return W(this.#t)}set chosen(e){I(this.#t,e)}#n=F(null);get picked(){return W(this.#n)}set picked(e){I(this.#n,e,!0)}#r=F(new Set);get reach(){return W(this.#r)}set reach(e){I(this.#r,e)}#i=F(null);get carried(){return W(this.#i)}set carried(e){I(this.#i,e)}#a=F(`answer`);get mode(){return W(this.#a)}set mode(e){I(this.#a,e,!0)}#o=F(0);get brush(){return W(this.#o)}set brush(e){I(this.#o,e,!0)}#s=F(null);get refusal(){return W(this.#s)}set refusal(e){I(this.#s,e)}#c=``;#l=0;#u=N(()=>sd(this.session.board,this.session.written));get notes(){return W(this.#u)}set notes(e){I(this.#u,e)}#d=N(()=>pd(this.session.written));get trial(){return W(this.#d)}set trial(e){I(this.#d,e)}constructor(e,t,n,r){this.session=e,this.drag=t,this.guard=n,this.played=r;let{cells:i}=e.board;this.cursor=Math.max(0,i.findIndex(e=>e.ground!==`Nothing`))}#f(e){return this.session.position.name(e)}has(e){return e!==null&&this.session.board.cells[e].ground!==`Nothing`}#p(e,t,n=[]){let{moves:r,refused:i}=this.session.position.handle(e,n);return i&&this.refuse(i,t),r}refuse(e,t){this.refusal={text:e,cell:t,turn:++this.#l}}#m(e){if(!e.length||!this.guard(e))return!1;let t=this.session.play(e);return t&&(this.letGo(),this.played()),t}letGo(){this.picked=null,this.carried=null,this.reach=new Set}choose(e,t=!1){let n=new Set(t?this.chosen.size?this.chosen:[this.cursor]:[]);n.add(e),this.chosen=n.size>1?n:new Set,this.cursor=e}press(e,t,n=!1){if(this.refusal=null,this.brush){this.cursor=e;let[t]=ld(this.session.board,this.notes,[e],this.brush);this.session.note([t]),this.#c=t;return}if(this.drag===`chooses`){this.choose(e,n),t&&(this.mode=this.mode===`pencil`?`answer`:`pencil`);return}if(this.cursor=e,this.drag===`joins`&&!t)return;let r=this.#p({kind:`press`,cell:this.#f(e),other:t},e);this.#m(r)&&(this.#c=r[0])}over(e){if(this.brush&&this.#c){let t=this.#c.slice(this.#c.indexOf(` `));this.session.more([`~${this.#f(e)}${t}`]);return}if(this.drag===`chooses`&&this.choose(e,!0),this.drag!==`paints`||!this.#c)return;this.cursor=e;let t=this.#p({kind:`paint`,cell:this.#f(e),like:this.#c},e);t.length&&this.session.more(t)}end(){this.#c&&this.session.keep(),this.#c=``,this.carried=null}get joins(){return this.drag===`joins`&&!this.brush}carries(e){return this.joins&&this.session.position.point(this.#f(e)).length>0}take(e){this.picked=e,this.reach=new Set(this.session.position.point(this.#f(e)))}join(e,t){let n=this.#p({kind:`join`,from:this.#f(e),to:this.#f(t)},t);return this.letGo(),this.#m(n)}pick(e){let t=this.picked;if(this.refusal=null,t===e)return this.letGo();if(t!==null&&(this.reach.has(e)||!this.carries(e))){this.join(t,e);return}this.letGo();let{moves:n,refused:r}=this.session.position.handle({kind:`press`,cell:this.#f(e)});r?this.refuse(r,e):!n.length&&this.carries(e)?this.take(e):this.#m(n)}type(e,t=this.mode===`pencil`){if(this.refusal=null,this.mode===`corner`&&!t&&this.#g(e))return!0;if(this.drag===`joins`&&(e===`Enter`||e===` `))return this.pick(this.cursor),!0;let n=this.chosen.size?this.#_(e,t):[this.cursor],r=[];for(let i of n){let n={kind:`type`,cell:this.#f(i),key:e,pencil:t,tidy:bo.autoClear};r.push(...this.#p(n,i,r))}return this.#m(r)||this.refusal!==null}get#h(){return this.chosen.size?[...this.chosen].sort((e,t)=>e-t):[this.cursor]}#g(e){let{session:t}=this,n=t.described.keys.find(t=>t.key===e)?.face;return n?(t.note(ud(t.board,this.notes,this.#h,n)),!0):!1}colour(e){this.chosen.size?this.session.note(ld(this.session.board,this.notes,this.#h,e)):this.brush=this.brush===e?0:e}try(){this.trial||this.session.note(dd)}keepTrial(){this.trial&&this.session.note(fd)}dropTrial(){let{trial:e}=this;this.letGo(),e&&this.session.replace(e,this.session.by)&&this.played()}#_(e,t){let{cells:n}=this.session.position,r=this.#h,i=Number(this.session.described.keys.find(t=>t.key===e)?.face),a=e=>t?n[e].pencil.includes(i):n[e].text===String(i),o=r.filter(e=>!n[e].given&&!(t&&n[e].text)&&!a(e));return o.length?o:r.filter(e=>!n[e].given)}},hd=[`none`,`line`,`cell`,`why`],gd=class{session;task;#e=F(null);get step(){return W(this.#e)}set step(e){I(this.#e,e)}#t=F(`none`);get stage(){return W(this.#t)}set stage(e){I(this.#t,e,!0)}#n=F(``);get note(){return W(this.#n)}set note(e){I(this.#n,e,!0)}#r=F(!1);get astray(){return W(this.#r)}set astray(e){I(this.#r,e,!0)}#i=null;#a=Oo();constructor(e,t){this.session=e,this.task=t}#o(e){return e.flatMap(e=>Yu(this.session.board,e))}get#s(){return this.#o(this.step?.effects??[])}get target(){return this.stage===`cell`?new Set(this.#s.slice(0,1)):new Set(this.stage===`why`?this.#s:[])}get reason(){if(this.stage!==`why`)return new Set;let{target:e}=this;return new Set(this.#o(this.step?.because??[]).filter(t=>!e.has(t)))}get clues(){return this.stage===`line`&&this.place&&`clue`in this.place?new Set([this.place.clue]):new Set(this.stage===`why`?[...this.step?.clues??[],...this.step?.broken??[]]:[])}get chain(){return this.stage===`why`?(this.step?.chain??[]).flatMap(e=>{let t=this.#o([e]).at(-1);return t===void 0?[]:[{cell:t,what:/=(\w+)$/.exec(e)?.[1]??``}]}):[]}get broken(){return new Set(this.stage===`why`?this.#o(this.step?.broken??[]):[])}get labels(){return(this.stage===`why`?this.step?.labels??[]:[]).flatMap(([e,t])=>this.#o([e]).map(e=>[e,t]))}get place(){return this.step?.where??null}get area(){let{place:e}=this;if(this.stage!==`line`||!e)return new Set;let{cols:t,cells:n}=this.session.board;if(`area`in e)return new Set(this.#o(e.area));let[r,i]=`clue`in e?/^([a-z]+)(\d+)$/.exec(e.clue)?.slice(1)??[]:[],a=`row`in e?e.row:r===`left`||r===`right`?Number(i):0,o=`column`in e?e.column:r===`top`||r===`bottom`?Number(i):0,s=e=>Math.floor(e/t)+1===a||e%t+1===o;return new Set(n.flatMap((e,t)=>e.ground!==`Nothing`&&s(t)?[t]:[]))}clear(){this.task.cancel(),this.step=null,this.stage=`none`,this.note=``,this.astray=!1}follow(){(this.stage!==`none`||this.note)&&this.session.position.moves!==this.#i&&this.clear()}async speak(e){e===this.#a||this.stage===`none`&&!this.note||await this.#l(this.stage===`none`?`line`:this.stage)}async next(){this.stage===`none`?await this.#l(`line`):this.stage===`why`?this.#c():this.stage=hd[hd.indexOf(this.stage)+1]}#c(){let e=this.step;this.clear(),e&&this.session.play(e.effects)}async#l(e){let{named:t,position:n}=this.session,r=this.#a=Oo(),{moves:i}=n,a=await this.task.run(e=>Ds({puzzle:t,moves:i,limit:1,language:r},e));a&&i===n.moves&&(this.#i=i,this.step=a.steps[0]??null,this.stage=this.step?e:`none`,this.note=a.note??(this.step?``:a.stopped?Fo(a.stopped,a.code):$(`hint-none`)),this.astray=!!a.note&&i.length>0)}};async function _d(e,t,n){let r=e.length-1,i=await n(e[r]);if(i!==!1)return i?r:null;for(;r>=0;r--){let i=r;for(;i>0&&t(e[i-1],e[i]);)i--;let a=await n(e[i]);if(a===null)return null;if(a)return vd(e,i,r+1,n);r=i}return null}async function vd(e,t,n,r){for(;n-t>1;){let i=Math.floor((t+n)/2),a=await r(e[i]);if(a===null)return null;a?t=i:n=i}return t}var yd=5,bd=250,xd=[`score`,`pegs`],Sd=class{session;task;#e=F(null);get optimum(){return W(this.#e)}set optimum(e){I(this.#e,e,!0)}#t=F(0);get lost(){return W(this.#t)}set lost(e){I(this.#t,e,!0)}measure;#n=new Js;#r=new Js;#i;#a=new Map;constructor(e,t){this.session=e,this.task=t,this.measure=xd.find(t=>t in e.status.counts)}async findOptimum(){if(!this.measure||this.optimum!==null)return;let e=await this.#n.run(e=>this.#o([],e));typeof e==`number`&&Number.isFinite(e)&&(this.optimum=e)}async#o(e,t){let n=e.join(` `),r=this.#a.get(n);if(r!==void 0)return r;let i=this.measure?yd:void 0,{verdict:a,objective:o}=await Os({puzzle:this.session.named,moves:e,seconds:i},t),s=a===`impossible`?1/0:a===`solved`?o??0:null;return this.#a.set(n,s),s}async#s(e,t){let{engine:n,named:r}=this.session;try{if(n.ask(`play`,{puzzle:r,moves:e,since:e}).status.broken.length)return!1}catch(e){if(e instanceof Gi)return null;throw e}let i=await this.#o(e,t);if(i===null||i===1/0)return i===null&&null;let a=this.measure?await this.#o([],t):i;return a===null?null:i<=a}async right(){return await this.task.run(async e=>{let t=await this.#s(this.session.moves,e);return t===!1&&await this.#o([],e)===1/0?`impossible`:t})}async lastCorrect(){let{session:e}=this,t=e.line();return await this.task.run(async n=>{let r=await _d(t,(t,n)=>e.engine.ask(`extends`,{puzzle:e.named,before:t.moves,moves:n.moves}).held,({moves:e})=>this.#s(e,n));return r===null?await this.#o([],n)===1/0?`impossible`:null:t[r].at})}watch(){let e=this.session.moves;clearTimeout(this.#i),this.#r.cancel(),this.lost=0,this.#i=setTimeout(async()=>{let[t,n]=await this.#r.run(async t=>[await this.#o([],t),await this.#o(e,t)])??[null,null];t!==null&&n!==null&&n>t&&(this.lost=t)},bd)}stop(){clearTimeout(this.#i),this.#r.cancel(),this.#n.cancel()}};function Cd({session:e,hand:t,hint:n,film:r,broken:i,litClue:a,advised:o}){if(r){let{reason:e,target:t,clues:n,technique:i}=r.frame;return{reason:e,target:t,clues:n,named:i?new Set([...e,...t]):void 0}}return{wrong:new Set([...n.broken,...i.flatMap(([t])=>t.flatMap(t=>Yu(e.board,t)))]),reason:n.reason,target:o.length?new Set(o):n.target,lit:a?new Set(e.position.point(a)):n.area,clues:a?new Set([a]):n.clues,named:n.stage===`why`?new Set([...n.reason,...n.target]):void 0,chain:n.chain,labels:n.labels,trial:wd(e,t)}}function wd({engine:e,named:t,position:n},r){if(!r.trial)return;n.view;let{changed:i}=e.ask(`play`,{puzzle:t,moves:n.moves,since:Ec(r.trial)});return new Set((i??[]).map(([e])=>e))}var Td=`input, textarea, select, dialog[open], [contenteditable]`,Ed=new Set([`Enter`,` `,`Tab`]),Dd=class{hand;commands;constructor(e,t){this.hand=e,this.commands=t}key=e=>{let{hand:t,commands:n}=this;if(n.blocked())return!1;let r=e.key.length===1?e.key.toLowerCase():e.key,{keys:i}=t.session.described,a=e=>i.some(t=>t.key===e),o=/^Digit(\d)$/.exec(e.code)?.[1],s=i.some(({pencil:e})=>e);return e.shiftKey&&s&&o&&a(o)?t.type(o,!0):a(r)?t.type(r):s&&r===` `?(t.mode=t.mode===`answer`?`pencil`:t.mode===`pencil`?`corner`:`answer`,!0):this.#e(r)||t.type(r)};#e(e){let{commands:t,hand:n}=this,r={Escape:t.escape,u:t.undo,r:t.redo,h:t.help,t:()=>n.trial?n.keepTrial():n.try(),"?":t.sheet,"+":()=>t.zoom(!0),"=":()=>t.zoom(!0),"-":()=>t.zoom(!1)}[e];return r?.(),r!==void 0}heard=e=>{let t=e.target;if(e.defaultPrevented||e.altKey||this.commands.blocked()||t.closest?.(Td))return;let n=e.key.toLowerCase();if(e.ctrlKey||e.metaKey){if(n===`z`&&!e.shiftKey)this.commands.undo();else if(n===`y`||n===`z`)this.commands.redo();else return}else if(Ed.has(e.key)||e.key.startsWith(`Arrow`)||!this.key(e))return;e.preventDefault()}},Od=[`top`,`bottom`,`left`,`right`],kd=(e,t)=>`${e}${t+1}`,Ad=11,jd=4,Md=class{rows;cols;triangle;side;rim;strip;before;after;high;width;height;plate;constructor({rows:e,cols:t,shape:n,clues:r,cells:i},a,o){this.plate=i.some(({piece:e})=>e===`Peg`||e===`Hole`);let s=this.plate?Ad:jd;this.rows=e,this.cols=t,this.triangle=n===`Triangle`,this.side=Math.max(11,Math.min(18,t*1.2)),this.rim=r?34:0,this.strip=a?40*(r?.45:.6)*this.side/11:0,this.after=r?this.rim:o?54*this.side/11:s,this.before=this.rim+this.strip||s,this.high=this.triangle?35.2:40,this.width=this.before+t*40+this.after,this.height=this.before+(e-1)*this.high+40+this.after}x(e){return this.before+this.#e(Math.floor(e/this.cols))+e%this.cols*40}y(e){return this.before+Math.floor(e/this.cols)*this.high}corner(e){return{x:this.x(e),y:this.y(e)}}middle(e){return{x:this.x(e)+20,y:this.y(e)+20}}at({x:e,y:t}){let n=Math.floor((t-this.before)/this.high);if(n<0||n>=this.rows)return null;let r=Math.floor((e-this.before-this.#e(n))/40);return r<0||r>=this.cols?null:n*this.cols+r}between(e,t){let n=Math.max(1,Math.ceil(Math.hypot(t.x-e.x,t.y-e.y)/10)),r=[];for(let i=1;i<=n;i++){let a=i/n,o=this.at({x:e.x+(t.x-e.x)*a,y:e.y+(t.y-e.y)*a});o!==null&&o!==r.at(-1)&&r.push(o)}return r}clue(e,t){let n=this.before+t*40+20;return e===`left`?{x:this.before-this.rim/2,y:n}:e===`right`?{x:this.before+this.cols*40+this.after/2,y:n}:e===`top`?{x:n,y:this.before-this.rim/2}:{x:n,y:this.before+this.rows*40+this.after/2}}#e(e){return this.triangle?(this.rows-1-e)*40/2:0}},Nd={wrong:1,reason:2,target:4,legal:8,lit:16,picked:32,lifted:64,chosen:128,goal:256,trial:512},Pd=20,Fd={"<":`&lt;`,">":`&gt;`,"&":`&amp;`,'"':`&quot;`},Id=e=>e.replace(/[<>&"]/g,e=>Fd[e]),Ld=({ground:e})=>typeof e==`object`?e.Tint.toLowerCase():``,Rd=e=>e.ground===`Black`||Ld(e)===`black`;function zd(e,t){let n=[`ground`,Rd(e)?`black`:Ld(e)];e.given&&e.ground===`Plain`&&e.piece===`None`&&n.push(`given`);for(let e of[`reason`,`target`,`lit`])t&Nd[e]&&n.push(e);return n.filter(Boolean).join(` `)}var Bd=(e,{x:t,y:n},r)=>`<circle class="${e}" cx="${t}" cy="${n}" r="${r}"/>`,Vd=(e,{x:t,y:n},r,i=0)=>`<rect class="${e}" x="${t+r}" y="${n+r}" width="${40-2*r}" height="${40-2*r}"${i?` rx="${i}"`:``}/>`,Hd=({x:e,y:t})=>({x:e+Pd,y:t+Pd});function Ud(e,t={x:0,y:0}){let{x:n,y:r}=Hd(t);return`${Bd(`peg${e?` picked`:``}`,{x:n,y:r},40*.36)}<ellipse class="shine" cx="${n-4}" cy="${r-6}" rx="5" ry="3.4"/>`}var Wd=25,[Gd,Kd]=[2,9],qd=5;function Jd({x:e,y:t},n){let r=Gd+(Kd-Gd)*n;return{x:e+40-3.5-Wd-r,y:t+40-3.5-Wd-r,rise:r}}var Yd=(e,t)=>Math.min(1,Number(e.text)/t||0);function Xd(e,t,n){let r=Yd(e,n),{x:i,y:a,rise:o}=Jd(t,r);return`${`<path class="wall" d="M${i+Wd} ${a}l${o} ${o}v${Wd}l${-o} ${-o}z"/>`}${`<path class="wall front" d="M${i} ${a+Wd}h${Wd}l${o} ${o}h-25z"/>`}<rect class="roof shade${Math.ceil(r*qd)}" x="${i}" y="${a}" width="${Wd}" height="${Wd}" rx="1.5"/>`}function Zd(e,t,n,r){switch(e.piece){case`Tower`:return Xd(e,n,r);case`White`:case`Black`:{let t=`tile ${e.piece.toLowerCase()}`;return e.given?Vd(`${t} given`,n,1.5,1):Vd(t,n,4.5,9)}case`Circle`:return Bd(`ring`,Hd(n),40*.39);case`Hole`:return Bd(`hole`,Hd(n),8.8);case`Peg`:return t&Nd.lifted?Bd(`hole`,Hd(n),8.8):Ud(!!(t&Nd.picked),n);default:return``}}function Qd(e,t,n){if(e.piece!==`Tower`)return Hd(t);let{x:r,y:i}=Jd(t,Yd(e,n));return{x:r+Wd/2,y:i+Wd/2}}function $d(e,t,{x:n,y:r}){let i=``;if(e.text){let a=[`value`,e.given&&`given`,e.faint&&`faint`,Rd(e)&&`onblack`];e.text.length>2&&a.push(`long`);let o=a.filter(Boolean).join(` `);i+=`<text class="${o}" x="${n}" y="${r-(t?4:0)}">${Id(e.text)}</text>`}return t&&(i+=`<text class="letter" x="${n}" y="${r+10}">${Id(t)}</text>`),i}function ef(e,t,n){let r=34/t,i=Math.min(11,r*.95);return e.pencil.map(e=>{let a=n.x+3+r*((e-1)%t+.5),o=n.y+3+r*(Math.floor((e-1)/t)+.5);return`<text class="mark" font-size="${i}" x="${a}" y="${o}">${e}</text>`}).join(``)}function tf(e,t,n){let r=zd(e,t);return e.piece===`Peg`||e.piece===`Hole`?Bd(r,Hd(n),40*.47):Vd(r,n,0)}function nf({x:e,y:t}){let[n,r]=[3,37];return[[n,n,1,1],[r,n,-1,1],[r,r,-1,-1],[n,r,1,-1]].map(([n,r,i,a])=>`M${e+n+7*i} ${t+r}h${-7*i}v${7*a}`).join(``)}function rf(e,t,n,r,i){let a=e.text&&Ld(e)?$(`letter-${Ld(e)}`):``,o=``;if(i?.colour&&(o+=Vd(`wash wash${i.colour}`,r,1)),t&Nd.trial&&(o+=`<path class="trial" d="M${r.x} ${r.y+40}h40v-4h-40z"/>`),o+=Zd(e,t,r,n),t&Nd.goal&&(o+=Bd(`goal`,Hd(r),17.6)),o+=$d(e,a,Qd(e,r,n)),e.pencil.length&&(o+=ef(e,Math.ceil(Math.sqrt(n)),r)),i?.corner&&(o+=`<text class="corner" x="${r.x+40-3}" y="${r.y+7}">${Id(i.corner)}</text>`),t&Nd.legal){let[t,n,i]=e.text?[.84,.16,.1]:[.5,.5,.13];o+=Bd(`legal`,{x:r.x+40*t,y:r.y+40*n},40*i)}return t&Nd.picked&&e.piece!==`Peg`&&(o+=Vd(`pick`,r,3,6)),t&Nd.chosen&&(o+=Vd(`chosen`,r,2)),t&Nd.wrong&&(o+=`<path class="wrong" d="${nf(r)}"/>`),o}function af(e){let t=Ld(e),n=[];return e.text&&n.push(t?e.text+$(`letter-${t}`):e.text),t?n.push($(`colour-${t}`)):Rd(e)&&n.push($(`colour-black`)),e.given&&!t&&e.ground===`Plain`&&n.push($(`say-given`)),e.piece===`Circle`&&t?n.push($(`say-alone`)):e.piece!==`None`&&e.piece!==`Tower`&&n.push($(`piece-${e.piece.toLowerCase()}`)),e.pencil.length&&n.push($(`say-marks`,{marks:e.pencil.join(` `)})),n}function of({rows:e,cols:t,clues:n},r){if(!n)return[];let[i,a]=[Math.floor(r/t),r%t],o={top:i===0,bottom:i===e-1,left:a===0,right:a===t-1};return Od.filter(e=>o[e]).flatMap(e=>{let t=e===`top`||e===`bottom`?a:i,{text:r}=n[e][t];return r?[$(`clue-${e}`,{number:t+1,clue:r})]:[]})}function sf(e){let t=new Map;for(let[n,r]of e.view.links)t.set(Ju(e.start,n),r),t.set(Ju(e.start,r),n);return(n,r,i)=>{let a=af(n);a.length||a.push($(`say-empty`)),i&Nd.wrong&&a.push($(`say-wrong`)),i&Nd.goal&&a.push($(`say-goal`));let o=t.get(r);return o&&a.push($(`say-paired`,{cell:o})),[...a,...of(e.start,r)].join(`, `)}}var cf=(e,t)=>`${qu(e.start,t)} ${sf(e)(e.cells[t],t,0)}`;function lf({clues:e},t){for(let n of Od){let r=e?.[n].findIndex((e,r)=>kd(n,r)===t)??-1,i=r<0?``:e[n][r].text;if(i)return $(`clue-${n}`,{number:r+1,clue:i})}return``}function uf({start:e},t,n){let r=lf(e,t);return r?$(`clue-seen`,{clue:r,seen:n}):$(`clue-none`)}var df=220,ff=8,pf=class{surface;#e=null;#t;#n=null;#r=null;constructor(e){this.surface=e}#i(e){let{geometry:t,hand:n}=this.surface(),r=t.at(e);return n.has(r)?r:null}#a(e,t,n,r){let{hand:i}=this.surface();this.#e={from:e,last:t,draws:!0},i.press(e,n,r),i.joins&&n&&(this.#e=null)}#o(e){let t=this.#e;if(!t)return;let{hand:n,geometry:r}=this.surface();if(n.joins)n.carried===null&&r.at(e)!==t.from&&(n.carries(t.from)?n.take(t.from):n.letGo()),n.picked===t.from&&(n.carried||r.at(e)!==t.from)&&(n.carried=e);else for(let i of r.between(t.last,e))i!==r.at(t.last)&&n.has(i)&&n.over(i);t.last=e}#s(e){let t=this.#e;if(this.#e=null,!t)return;let{hand:n}=this.surface(),r=this.#i(e);if(n.joins){let e=n.carried!==null;n.carried=null,r===t.from?e?n.letGo():n.pick(t.from):r===null?n.letGo():n.join(t.from,r)}n.end()}#c(){if(clearTimeout(this.#t),this.#n=null,!this.#e)return;this.#e=null;let{hand:e}=this.surface();e.joins&&e.letGo(),e.end()}pressed=e=>{if(e.pointerType===`touch`||e.button===1)return;let t=this.surface(),n=t.place(e),r=this.#i(n);r!==null&&(t.focus(),e.currentTarget.setPointerCapture(e.pointerId),this.#c(),this.#a(r,n,e.button===2,e.ctrlKey||e.metaKey||e.shiftKey))};dragged=e=>{if(e.pointerType!==`touch`&&this.#e){if(e.buttons===0)this.#c();else for(let t of e.getCoalescedEvents?.()??[e])this.#o(this.surface().place(t))}};released=e=>{e.pointerType!==`touch`&&this.#s(this.surface().place(e))};lost=e=>{e.pointerType!==`touch`&&this.#c()};touched=e=>{let t=this.surface();if(e.touches.length>1){this.#c(),this.#r=e.touches.length===2?mf(e):null;return}let[n]=e.touches,r=t.place(n),i=this.#i(r);this.#n=i===null?null:{clientX:n.clientX,clientY:n.clientY},i===null||t.scale()<20||(this.#t=setTimeout(()=>{this.#n=null,navigator.vibrate?.(10),this.#a(i,r,!1,!1)},df))};slid=e=>{if(e.touches.length===2&&this.#r){e.preventDefault();let t=mf(e);this.surface().pinch(t.apart/this.#r.apart,this.#r.middle,t.middle),this.#r=t;return}let[t]=e.touches;if(this.#e){e.preventDefault(),this.#o(this.surface().place(t));return}if(!this.#n)return;let[n,r]=[t.clientX-this.#n.clientX,t.clientY-this.#n.clientY];if(Math.hypot(n,r)<ff)return;let i=this.#n;if(clearTimeout(this.#t),this.#n=null,!this.#l(i,n,r))return;e.preventDefault();let a=this.surface().place(i);this.#a(this.#i(a),a,!1,!1),this.#o(this.surface().place(t))};#l(e,t,n){let{hand:r,geometry:i,place:a,scale:o,larger:s}=this.surface();if(!r.joins||s()||o()<20)return!1;let c=this.#i(a(e)),l=i.middle(c);return r.session.position.point(r.session.position.name(c)).some(e=>{let r=i.middle(e),[a,o]=[r.x-l.x,r.y-l.y];return(a*t+o*n)/(Math.hypot(a,o)*Math.hypot(t,n))>Math.SQRT1_2})}lifted=e=>{if(e.touches.length)return;this.#r=null,clearTimeout(this.#t);let t=this.surface(),[n]=e.changedTouches;if((this.#n||this.#e)&&e.cancelable&&e.preventDefault(),this.#e)return this.#s(t.place(n));let r=this.#n;if(this.#n=null,!r)return;if(t.scale()<20)return t.closer(n);let i=this.#i(t.place(r));t.focus(),t.hand.press(i,!1),t.hand.joins&&t.hand.pick(i),t.hand.end()};torn=()=>{this.#r=null,this.#c()}};function mf({touches:[e,t]}){return{middle:{x:(e.clientX+t.clientX)/2,y:(e.clientY+t.clientY)/2},apart:Math.max(1,Math.hypot(e.clientX-t.clientX,e.clientY-t.clientY))}}var hf=36,gf=96,_f=1.4,vf=class{#e=F(1);get zoom(){return W(this.#e)}set zoom(e){I(this.#e,e,!0)}#t=F();get port(){return W(this.#t)}set port(e){I(this.#t,e,!0)}#n=F(!1);get full(){return W(this.#n)}set full(e){I(this.#n,e,!0)}#r;constructor(e){this.#r=e}get most(){return Math.max(1,gf/this.#r())}set(e,t=this.#i(),n=t){let{port:r}=this;if(!r)return;let i=r.getBoundingClientRect(),a=Math.max(1,Math.min(e,this.most)),o=a/this.zoom,s=(r.scrollLeft+t.x-i.left)*o-(n.x-i.left),c=(r.scrollTop+t.y-i.top)*o-(n.y-i.top);this.zoom=a,r.style.setProperty(`--zoom`,String(a)),r.scrollTo(s,c)}by(e,t,n){this.set(this.zoom*e,t,n)}closer(){this.by(_f)}farther(){this.by(1/_f)}reach(e){this.set(hf/this.#r(),e,this.#i())}fit(){this.set(1)}#i(){let e=this.port?.getBoundingClientRect()??new DOMRect;return{x:e.left+e.width/2,y:e.top+e.height/2}}wheeled=e=>{(e.ctrlKey||e.metaKey)&&(e.preventDefault(),this.by(Math.exp(-e.deltaY/300),{x:e.clientX,y:e.clientY}))}},yf=q(`<g></g>`);function bf(e,t){j(t,!0);let n=F(void 0),r=[],i=[],a=null,o=``,s=-1,c=e=>`${qu(t.geometry,e)} ${t.words(t.cells[e],e,t.flags[e])}`;function l(e){let n=e%t.geometry.cols+1,r=t.geometry.corner(e),i=rf(t.cells[e],t.flags[e],t.geometry.rows,r,t.notes.get(e));return`<g role="gridcell" id="${t.uid}-${e}" data-cell="${e}" aria-colindex="${n}" aria-selected="false" aria-label="${Id(c(e))}">${tf(t.cells[e],t.flags[e],r)}<g aria-hidden="true">${i}</g></g>`}function u(e){let n=``;for(let r=e*t.geometry.cols;r<(e+1)*t.geometry.cols;r++)t.cells[r].ground!==`Nothing`&&(n+=l(r));return`<g role="row" aria-rowindex="${e+1}">${n}</g>`}function d(e,n,r){let[i,a]=[t.geometry.before+n*t.geometry.high,r*t.geometry.high];return`<foreignObject class="block" y="${i}" width="${t.geometry.width}" height="${a}"><svg role="presentation" class="block" width="${t.geometry.width}" height="${a}" viewBox="0 ${i} ${t.geometry.width} ${a}">${e}</svg></foreignObject>`}function f(){let e=Array.from({length:t.geometry.rows},(e,t)=>u(t)),a=Math.max(1,Math.floor(400/t.geometry.cols)),o=[];if(t.cells.length<=800)o.push(...e);else for(let t=0;t<e.length;t+=a){let n=e.slice(t,t+a);o.push(d(n.join(``),t,n.length))}W(n).innerHTML=o.join(``),i=Array(t.cells.length).fill(null);for(let e of W(n).querySelectorAll(`[data-cell]`))i[Number(e.dataset.cell)]=e;r=t.cells.map((e,n)=>({look:e,flags:t.flags[n],note:t.notes.get(n)})),s=-1}function p(){let e=t.notes.size===0;for(let n=0;n<t.cells.length;n++){let a=r[n],o=e?void 0:t.notes.get(n);if(a.look===t.cells[n]&&a.flags===t.flags[n]&&a.note===o)continue;let s=i[n];if(!s)continue;let[l,u]=s.children;l.setAttribute(`class`,zd(t.cells[n],t.flags[n])),u.innerHTML=rf(t.cells[n],t.flags[n],t.geometry.rows,t.geometry.corner(n),o),s.setAttribute(`aria-label`,c(n)),r[n]={look:t.cells[n],flags:t.flags[n],note:o}}}bn(()=>{t.cells,t.flags,t.notes;let[e,n]=[t.geometry,Oo()];pr(()=>{e!==a||n!==o?f():p()}),a=e,o=n}),bn(()=>{t.geometry,Oo(),s!==t.cursor&&i[s]?.setAttribute(`aria-selected`,`false`),i[t.cursor]?.setAttribute(`aria-selected`,`true`),s=t.cursor});var m={place:e=>i[e]},h=yf();return Ri(h,e=>I(n,e),()=>W(n)),J(e,h),M(m)}var xf=q(`<text class="count svelte-b6bart"> </text><rect></rect>`,1),Sf=q(`<g><!><!></g>`),Cf=q(`<text class="svelte-b6bart"> </text>`),wf=q(`<g class="numbers svelte-b6bart" aria-hidden="true"><!><!></g>`),Tf=q(`<g class="margins svelte-b6bart" aria-hidden="true"><!><!></g>`),Ef=q(`<line class="strike svelte-b6bart"></line>`),Df=q(`<g role="button" tabindex="-1"><circle class="svelte-b6bart"></circle><text class="svelte-b6bart"> </text><!></g>`),Of=q(`<!><!><!>`,1);function kf(e,t){j(t,!0);let n=(e,t=f,n=f,r=f,i=f)=>{var a=xf(),o=R(a),s=z(o,!0),c=B(o);V(()=>{Q(o,`x`,r()),Q(o,`y`,i()),Y(s,n()),li(c,0,`tile ${t()??``}`,`svelte-b6bart`),Q(c,`x`,r()+W(l)*.5),Q(c,`y`,i()-W(p)),Q(c,`width`,W(p)*2),Q(c,`height`,W(p)*2)}),J(e,a)},r=(e,t,r=f,i=f,a=f)=>{let o=()=>(t?.()).black,s=()=>(t?.()).white,c=()=>(t?.()).state;var u=Sf();let d;var p=L(u);n(p,()=>`black`,o,()=>r()-W(l)*(a()?.25:1.5),i);var m=B(p);n(m,()=>`white`,s,()=>r()+W(l)*(a()?-.25:.6),()=>i()+(a()?W(l)*1.25:0)),A(u),V(()=>d=li(u,0,`svelte-b6bart`,null,d,{done:c()===`Done`,bad:c()===`Wrong`})),J(e,u)},i=N(()=>t.geometry.before),a=N(()=>t.geometry.after),o=N(()=>t.geometry.rows),s=N(()=>t.geometry.cols),c=N(()=>t.geometry.strip),l=N(()=>t.geometry.side),u=e=>Array.from({length:e},(e,t)=>t),d=e=>W(i)+e*40+20,p=N(()=>W(l)*.36);var m=Of(),h=R(m),g=e=>{var t=wf(),n=L(t);Z(n,16,()=>u(W(s)),e=>e,(e,t)=>{var n=Cf(),r=z(n,!0);V(e=>{Q(n,`x`,e),Q(n,`y`,W(c)/2),Y(r,t+1)},[()=>d(t)]),J(e,n)}),Z(B(n),16,()=>u(W(o)),e=>e,(e,t)=>{var n=Cf(),r=z(n,!0);V(e=>{Q(n,`x`,W(c)/2),Q(n,`y`,e),Y(r,t+1)},[()=>d(t)]),J(e,n)}),A(t),V(()=>Q(t,`font-size`,W(l))),J(e,t)};X(h,e=>{t.numbers&&e(g)});var _=B(h),v=e=>{var n=Tf(),c=L(n);Z(c,17,()=>t.view.margins.cols,Wr,(e,t,n)=>{{let a=N(()=>d(n));r(e,()=>W(t),()=>W(a),()=>W(i)+W(o)*40+W(l),()=>!0)}}),Z(B(c),17,()=>t.view.margins.rows,Wr,(e,t,n)=>{{let o=N(()=>d(n));r(e,()=>W(t),()=>W(i)+W(s)*40+W(a)/2,()=>W(o),()=>!1)}}),A(n),V(()=>Q(n,`font-size`,W(l))),J(e,n)};X(_,e=>{t.margins&&t.view.margins&&e(v)});var y=B(_),b=e=>{var n=jr();Z(R(n),16,()=>Od,e=>e,(e,n)=>{var r=jr();Z(R(r),17,()=>t.view.clues[n],Wr,(e,r,i)=>{var a=jr(),o=R(a),s=e=>{let a=N(()=>t.geometry.clue(n,i)),o=N(()=>t.errors&&W(r).state===`Wrong`);var s=Df();let c;var l=L(s),u=B(l),d=z(u,!0),f=B(u),p=e=>{var t=Ef();V(()=>{Q(t,`x1`,W(a).x-9),Q(t,`y1`,W(a).y+11),Q(t,`x2`,W(a).x+9),Q(t,`y2`,W(a).y+11)}),J(e,t)};X(f,e=>{W(o)&&e(p)}),A(s),V((e,t,n)=>{c=li(s,0,`clue svelte-b6bart`,null,c,{done:W(r).state===`Done`,bad:W(o),lit:e}),Q(s,`aria-label`,t),Q(s,`data-clue`,n),Q(l,`cx`,W(a).x),Q(l,`cy`,W(a).y),Q(l,`r`,40*.36),Q(u,`x`,W(a).x),Q(u,`y`,W(a).y),Y(d,W(r).text)},[()=>t.lit.has(kd(n,i)),()=>$(`clue-${n}`,{number:i+1,clue:W(r).text}),()=>kd(n,i)]),G(`click`,s,()=>t.onclue?.(kd(n,i))),J(e,s)};X(o,e=>{W(r).text&&e(s)}),J(e,a)}),J(e,r)}),J(e,n)};X(y,e=>{t.view.clues&&e(b)}),J(e,m),M()}xr([`click`]);var Af=5,jf=8,Mf=q(`<path class="plate rim svelte-1qiepmz"></path><path class="plate svelte-1qiepmz"></path>`,1),Nf=q(`<path class="heavy svelte-1qiepmz"></path><rect class="frame svelte-1qiepmz" rx="3"></rect>`,1);function Pf(e,t){j(t,!0);let n=Wi(t,`under`,3,!1),r=N(()=>t.geometry.before),i=N(()=>t.geometry.rows),a=N(()=>t.geometry.cols),o=N(()=>t.cells.flatMap((e,n)=>e.ground===`Nothing`?[]:[t.geometry.corner(n)]).map(({x:e,y:t})=>`M${e} ${t}h40v40h-40z`).join(``)),s=e=>Array.from({length:Math.ceil(e/Af)-1},(e,t)=>(t+1)*Af*40),c=N(()=>Math.max(W(i),W(a))<=jf?``:[...s(W(a)).map(e=>`M${W(r)+e} ${W(r)}v${W(i)*40}`),...s(W(i)).map(e=>`M${W(r)} ${W(r)+e}h${W(a)*40}`)].join(``));var l=jr(),u=R(l),d=e=>{var t=Mf(),n=R(t),r=B(n);V(()=>{Q(n,`d`,W(o)),Q(r,`d`,W(o))}),J(e,t)},f=e=>{var t=Nf(),n=R(t),o=B(n);V(()=>{Q(n,`d`,W(c)),Q(o,`x`,W(r)),Q(o,`y`,W(r)),Q(o,`width`,W(a)*40),Q(o,`height`,W(i)*40)}),J(e,t)};X(u,e=>{n()&&t.geometry.plate?e(d):n()||t.geometry.plate||t.geometry.triangle||e(f,1)}),J(e,l),M()}var Ff=q(`<rect rx="14"></rect>`),If=q(`<line></line>`),Lf=q(`<g class="svelte-1hlmksa"><g class="hop svelte-1hlmksa"></g></g>`),Rf=q(`<g class="ghost svelte-1hlmksa" data-carried=""></g>`),zf=q(`<line class="ghost lead svelte-1hlmksa" data-carried=""></line>`),Bf=q(`<rect class="cursor svelte-1hlmksa" rx="5"></rect>`),Vf=q(`<text class="tag svelte-1hlmksa"> </text>`),Hf=q(`<text class="supposed svelte-1hlmksa" font-size="20"> </text>`),Uf=q(`<rect width="18" height="18" rx="5"></rect>`),Wf=q(`<g class="ghost svelte-1hlmksa"><!><g class="link-number svelte-1hlmksa"><circle r="7" class="svelte-1hlmksa"></circle><text font-size="9" class="svelte-1hlmksa"></text></g></g>`),Gf=q(`<text class="tag price svelte-1hlmksa" font-size="10" data-label=""> </text>`),Kf=q(`<g class="over svelte-1hlmksa" aria-hidden="true"><!><!><!><!><!><!><!></g>`);function qf(e,t){j(t,!0);let n=N(()=>t.view.links.map(([e,n],r)=>{let[i,a]=[e,n].map(e=>t.geometry.middle(Ju(t.view,e)));return{key:`${e}-${n}`,one:i,other:a,owner:t.owners?r%2+1:0,last:t.owners&&r===t.view.links.length-1}})),r=N(()=>t.picked===null?null:t.geometry.middle(t.picked)),i=N(()=>t.hop?[t.geometry.x(t.hop.from)-t.geometry.x(t.hop.to),t.geometry.y(t.hop.from)-t.geometry.y(t.hop.to)]:[]);var a=Kf(),o=L(a);Z(o,17,()=>W(n),({key:e,one:t,other:n,owner:r,last:i})=>e,(e,t)=>{let n=()=>W(t).one,r=()=>W(t).other,i=()=>W(t).owner,a=()=>W(t).last;var o=jr(),s=R(o),c=e=>{var t=Ff();let o;V((e,n,r,s)=>{o=li(t,0,`link owner${i()??``}`,`svelte-1hlmksa`,o,{last:a()}),Q(t,`x`,e),Q(t,`y`,n),Q(t,`width`,r),Q(t,`height`,s)},[()=>Math.min(n().x,r().x)-17,()=>Math.min(n().y,r().y)-17,()=>Math.abs(n().x-r().x)+34,()=>Math.abs(n().y-r().y)+34]),J(e,t)},l=N(()=>Math.abs(n().x-r().x)+Math.abs(n().y-r().y)<=41),u=e=>{var t=If();V(()=>{li(t,0,`far owner${i()??``}`,`svelte-1hlmksa`),Q(t,`x1`,n().x),Q(t,`y1`,n().y),Q(t,`x2`,r().x),Q(t,`y2`,r().y)}),J(e,t)};X(s,e=>{W(l)?e(c):e(u,-1)}),J(e,o)});var s=B(o),c=e=>{var n=jr();Ur(R(n),()=>t.hop.turn,e=>{var n=Lf(),r=L(n);let a;$r(r,()=>Ud(t.picked===t.hop.to),!0),A(r),A(n),V((e,t)=>{Q(n,`transform`,`translate(${e??``} ${t??``})`),a=di(r,``,a,{"--dx":`${W(i)[0]??``}px`,"--dy":`${W(i)[1]??``}px`})},[()=>t.geometry.x(t.hop.to),()=>t.geometry.y(t.hop.to)]),J(e,n)}),J(e,n)};X(s,e=>{t.hop&&t.cells[t.hop.to]?.piece===`Peg`&&!(t.carried&&t.picked===t.hop.to)&&e(c)});var l=B(s),u=e=>{var n=jr(),i=R(n),a=e=>{var n=Rf();$r(n,()=>Ud(!0),!0),A(n),V(()=>Q(n,`transform`,`translate(${t.carried.x-20} ${t.carried.y-20})`)),J(e,n)},o=e=>{var n=zf();V(()=>{Q(n,`x1`,W(r).x),Q(n,`y1`,W(r).y),Q(n,`x2`,t.carried.x),Q(n,`y2`,t.carried.y)}),J(e,n)};X(i,e=>{t.cells[t.picked].piece===`Peg`?e(a):e(o,-1)}),J(e,n)};X(l,e=>{t.carried&&W(r)&&t.picked!==null&&e(u)});var d=B(l),f=e=>{var n=Bf();V((e,t)=>{Q(n,`x`,e),Q(n,`y`,t),Q(n,`width`,37),Q(n,`height`,37)},[()=>t.geometry.x(t.cursor)+1.5,()=>t.geometry.y(t.cursor)+1.5]),J(e,n)};X(d,e=>{t.cursor!==null&&e(f)});var p=B(d);Z(p,16,()=>t.named,e=>e,(e,n)=>{var r=Vf(),i=z(r,!0);V((e,n,a)=>{Q(r,`font-size`,t.geometry.side*.62),Q(r,`x`,e),Q(r,`y`,n),Y(i,a)},[()=>t.geometry.x(n)+3.5,()=>t.geometry.y(n)+(t.view.clues?34.5:5.5),()=>qu(t.view,n)]),J(e,r)});var m=B(p);Z(m,17,()=>t.chain,Wr,(e,n,r)=>{let i=()=>W(n).cell,a=()=>W(n).what,o=N(()=>t.geometry.middle(i()));var s=Wf();Q(s,`data-chain`,r+1);var c=L(s),l=e=>{var t=Hf(),n=z(t,!0);V(()=>{Q(t,`x`,W(o).x),Q(t,`y`,W(o).y),Y(n,a())}),J(e,t)},u=N(()=>/^\d+$/.test(a())),d=e=>{var t=Uf();V(()=>{li(t,0,`tile ${a()??``}`,`svelte-1hlmksa`),Q(t,`x`,W(o).x-9),Q(t,`y`,W(o).y-9)}),J(e,t)};X(c,e=>{W(u)?e(l):(a()===`black`||a()===`white`)&&e(d,1)});var f=B(c),p=B(L(f));p.textContent=r+1,A(f),A(s),V(()=>Q(f,`transform`,`translate(${W(o).x+11} ${W(o).y-11})`)),J(e,s)}),Z(B(m),17,()=>t.labels,([e,t])=>e,(e,n)=>{var r=N(()=>h(W(n),2));let i=()=>W(r)[0],a=()=>W(r)[1],o=N(()=>t.geometry.middle(i()));var s=Gf(),c=z(s,!0);V(()=>{Q(s,`x`,W(o).x-16),Q(s,`y`,W(o).y-12),Y(c,a())}),J(e,s)}),A(a),J(e,a),M()}var Jf=K(`<div><svg><!><!><g class="grid svelte-nkg03k" role="grid" tabindex="0"><!></g><!><!></svg> <span class="hidden"> </span></div>`);function Yf(e,t){let n=Mr();j(t,!0);let r=Wi(t,`hand`,7),i=F(void 0),a=F(void 0),o=F(void 0),s=F(!1),c=F(!0),l=N(()=>t.position.start),u=N(()=>new Md(W(l),t.numbers,t.margins&&!!W(l).margins)),d=()=>W(i)?W(i).getBoundingClientRect().width/W(u).width*40:40,f=new vf(()=>d()/f.zoom),p=N(()=>new Set(W(l).cells.flatMap((e,t)=>e.highlight===`Target`?[t]:[]))),m=N(()=>{let e=new Uint16Array(W(l).cells.length),n=(t,n)=>{for(let r of t??[])e[r]|=n};for(let e of[`wrong`,`reason`,`target`,`lit`,`trial`])n(t.marks[e],Nd[e]);return n(W(p),Nd.goal),t.idle||(n(r().reach,Nd.legal),n(r().chosen,Nd.chosen),r().picked!==null&&(e[r().picked]|=Nd.picked|(r().carried?Nd.lifted:0)),t.hop&&(e[t.hop.to]|=Nd.lifted)),e}),h=new pf(()=>({hand:r(),geometry:W(u),scale:d,place({clientX:e,clientY:t}){let n=W(i).getBoundingClientRect(),r=W(u).width/n.width;return{x:(e-n.left)*r,y:(t-n.top)*r}},larger:()=>f.zoom>1,closer:({clientX:e,clientY:t})=>f.reach({x:e,y:t}),pinch:(e,t,n)=>f.by(e,t,n),focus:S}));bn(()=>{let[e,t]=[W(a),f.port],n={passive:!1};return e.addEventListener(`touchmove`,h.slid,n),e.addEventListener(`touchend`,h.lifted,n),t.addEventListener(`wheel`,f.wheeled,n),()=>{e.removeEventListener(`touchmove`,h.slid),e.removeEventListener(`touchend`,h.lifted),t.removeEventListener(`wheel`,f.wheeled)}});let g={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]},_={ArrowUp:`top`,ArrowDown:`bottom`,ArrowLeft:`left`,ArrowRight:`right`};function v(e){let[t,n]=g[e],i=Math.floor(r().cursor/W(u).cols),a=r().cursor%W(u).cols;for(;;){if(i+=t,a+=n,i<0||i>=W(u).rows||a<0||a>=W(u).cols)return null;if(r().has(i*W(u).cols+a))return i*W(u).cols+a}}function y(e){if(e.shiftKey&&t.onclue){let n=_[e.key],[i,a]=[Math.floor(r().cursor/W(u).cols),r().cursor%W(u).cols];t.onclue(kd(n,n===`top`||n===`bottom`?a:i));return}let n=v(e.key);n!==null&&(r().drag===`chooses`?r().choose(n,e.ctrlKey||e.metaKey):r().cursor=n,W(o)?.place(n)?.scrollIntoView({block:`nearest`,inline:`nearest`}))}function b(e){if(I(c,!1),!e.altKey){if(e.key in g)y(e);else if(e.ctrlKey||e.metaKey||!t.onkey(e))return;e.preventDefault(),e.stopPropagation()}}function x(){I(s,!0),W(a)?.matches(`:focus-visible`)&&I(c,!1)}function S(){W(a)?.focus({preventScroll:!0}),I(c,!0)}function C(e){let t=W(o)?.place(e),n=t?.getBoundingClientRect(),r=n&&n.top>=0&&n.bottom<=innerHeight*.65;t?.scrollIntoView({block:r?`nearest`:`center`,inline:`nearest`})}bn(()=>{document.activeElement===document.body&&S()}),bn(()=>{let{refusal:e}=r(),t=e&&W(o)?.place(e.cell)?.lastElementChild;if(!t||matchMedia(`(prefers-reduced-motion: reduce)`).matches)return;let n=t.animate([0,-4,4,-3,3,0].map(e=>({transform:`translateX(${e}px)`})),280);return()=>n.cancel()});let w=N(()=>W(s)&&!t.idle&&(r().drag===`chooses`||!W(c))?r().cursor:null),T=N(()=>sf(t.position));var E={viewport:f,focus:S,show:C},ee=Jf();let te,ne;var re=L(ee);let ie;var ae=L(re);Pf(ae,{get geometry(){return W(u)},get cells(){return W(l).cells},under:!0});var oe=B(ae);{let e=N(()=>t.marks.clues??new Set),n=N(()=>t.idle?void 0:t.onclue);kf(oe,{get view(){return t.position.view},get geometry(){return W(u)},get numbers(){return t.numbers},get margins(){return t.margins},get errors(){return t.errors},get lit(){return W(e)},get onclue(){return W(n)}})}var D=B(oe);Ri(bf(L(D),{get cells(){return t.position.cells},get flags(){return W(m)},get notes(){return t.notes},get geometry(){return W(u)},get uid(){return n},get cursor(){return r().cursor},get words(){return W(T)}}),e=>I(o,e,!0),()=>W(o)),A(D),Ri(D,e=>I(a,e),()=>W(a));var se=B(D);Pf(se,{get geometry(){return W(u)},get cells(){return W(l).cells}});var ce=B(se);{let e=N(()=>t.idle?null:r().picked),n=N(()=>t.marks.named??new Set),i=N(()=>t.marks.chain??[]),a=N(()=>t.marks.labels??[]);qf(ce,{get view(){return t.position.view},get cells(){return t.position.cells},get geometry(){return W(u)},get owners(){return t.owners},get hop(){return t.hop},get picked(){return W(e)},get carried(){return r().carried},get cursor(){return W(w)},get named(){return W(n)},get chain(){return W(i)},get labels(){return W(a)}})}A(re),Ri(re,e=>I(i,e),()=>W(i));var le=B(re,2),ue=z(le,!0);return A(ee),Ri(ee,e=>f.port=e,()=>f?.port),V((e,i)=>{te=li(ee,1,`port svelte-nkg03k`,null,te,{larger:f.zoom>1}),ne=di(ee,``,ne,{"--wide":W(u).cols+2,"--ratio":W(u).width/W(u).height}),Q(re,`viewBox`,`0 0 ${W(u).width??``} ${W(u).height??``}`),ie=li(re,0,`board svelte-nkg03k`,null,ie,{mixed:t.position.mixed,tiled:e}),Q(D,`aria-label`,t.name),Q(D,`aria-rowcount`,W(u).rows),Q(D,`aria-colcount`,W(u).cols),Q(D,`aria-multiselectable`,r().drag===`chooses`),Q(D,`aria-activedescendant`,`${n}-${r().cursor??``}`),Q(D,`aria-describedby`,`${n}-how`),Q(le,`id`,`${n}-how`),Y(ue,i)},[()=>!!W(l).margins,()=>$(`say-keys`)]),G(`pointerdown`,D,function(...e){(t.idle?void 0:h.pressed)?.apply(this,e)}),G(`pointermove`,D,function(...e){h.dragged?.apply(this,e)}),G(`pointerup`,D,function(...e){h.released?.apply(this,e)}),br(`pointercancel`,D,function(...e){h.lost?.apply(this,e)}),br(`lostpointercapture`,D,function(...e){h.lost?.apply(this,e)}),G(`touchstart`,D,function(...e){(t.idle?void 0:h.touched)?.apply(this,e)},void 0,!0),br(`touchcancel`,D,function(...e){h.torn?.apply(this,e)}),G(`contextmenu`,D,e=>e.preventDefault()),G(`keydown`,D,b),br(`focus`,D,x),br(`blur`,D,()=>I(s,!1)),J(e,ee),M(E)}xr([`pointerdown`,`pointermove`,`pointerup`,`touchstart`,`contextmenu`,`keydown`]);var Xf=K(`<option> </option>`),Zf=K(`<label class="field"> <select></select></label>`),Qf=K(`<label class="field"> <select><option> </option><option> </option><option> </option></select></label>`),$f=K(`<tr><th scope="row" class="svelte-obu4sb"><span aria-hidden="true"></span> <span class="soft"> </span></th><td class="number"> </td><td> </td></tr>`),ep=K(`<p class="small soft svelte-obu4sb"> </p>`),tp=K(`<p class="note svelte-obu4sb" role="status" data-advice=""> </p>`),np=K(`<p class="soft small svelte-obu4sb" role="status"> </p>`),rp=K(`<p class="error svelte-obu4sb" role="alert"> </p>`),ip=K(`<div class="error stack" role="alert" data-duel-failed=""><span> </span> <div class="row"><button type="button" class="primary"> </button></div></div>`),ap=K(`<p class="good svelte-obu4sb" role="status" data-duel-over=""> </p>`),op=K(`<button type="button"> </button>`),sp=K(`<table class="totals svelte-obu4sb"><tbody></tbody></table> <!> <!> <!> <!> <!> <!> <div class="row"><!> <button type="button"> </button> <button type="button"> </button></div>`,1),cp=K(`<div class="row"><button type="button"> </button></div>`),lp=K(`<section class="card stack" aria-labelledby="duel-title"><h2 id="duel-title"> </h2> <p class="small soft svelte-obu4sb"> </p> <div class="fields"><!> <!></div> <!></section>`);function up(e,t){j(t,!0);let n=Wi(t,`duel`,7),r=e=>$(`player-${e.replace(`:`,`-`)}`),i=[`person`,...ed],a=N(()=>n().totals),o=N(()=>t.session.position.view.links.at(-1)),s=N(()=>W(a)[0]===W(a)[1]?$(`duel-draw`):$(`duel-wins`,{number:W(a)[0]<W(a)[1]?1:2})),c=N(()=>!n().players.includes(`person`));var l=lp(),u=L(l),d=z(u,!0),f=B(u,2),p=z(f,!0),m=B(f,2),h=L(m);Z(h,16,()=>n().on?[]:[0,1],e=>e,(e,t)=>{var a=Zf(),o=L(a),s=B(o);Z(s,20,()=>i,e=>e,(e,t)=>{var n=Xf(),i=z(n,!0),a={};V(e=>{Y(i,e),a!==(a=t)&&(n.value=(n.__value=a)??``)},[()=>r(t)]),J(e,n)}),A(s),hi(s),A(a),V(e=>Y(o,`${e??``} `),[()=>$(`duel-player`,{number:t+1})]),gi(s,()=>n().players[t],e=>n().players[t]=e),J(e,a)});var g=B(h,2),_=e=>{var t=Qf(),r=L(t),i=B(r),a=L(i),o=z(a,!0);a.value=a.__value=2;var s=B(a),c=z(s,!0);s.value=s.__value=.6;var l=B(s),u=z(l,!0);l.value=l.__value=0,A(i),hi(i),A(t),V((e,t,n,i)=>{Y(r,`${e??``} `),Y(o,t),Y(c,n),Y(u,i)},[()=>$(`duel-pace`),()=>$(`pace-slow`),()=>$(`pace-usual`),()=>$(`pace-fast`)]),gi(i,()=>n().pace,e=>n().pace=e),J(e,t)},v=N(()=>!n().players.every(e=>e===`person`));X(g,e=>{W(v)&&e(_)}),A(m);var y=B(m,2),b=e=>{var t=sp(),i=R(t),l=L(i);Z(l,20,()=>[0,1],e=>e,(e,t)=>{var i=$f();let o;var s=L(i),c=L(s),l=B(c),u=z(B(l),!0);A(s);var d=B(s),f=z(d,!0),p=z(B(d),!0);A(i),V((e,r,s)=>{o=li(i,1,`svelte-obu4sb`,null,o,{turn:!n().over&&n().turn===t}),li(c,1,`mark p${t+1}`,`svelte-obu4sb`),Y(l,`${e??``} `),Y(u,r),Q(d,`data-total`,t+1),Y(f,W(a)[t]),Y(p,s)},[()=>$(`duel-player`,{number:t+1}),()=>r(n().players[t]),()=>!n().over&&n().turn===t?n().thinking?$(`duel-thinks`):$(`duel-turn`):``]),J(e,i)}),A(l),A(i);var u=B(i,2),d=e=>{var t=ep(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`duel-last`,{pair:W(o).join(`+`)})]),J(e,t)};X(u,e=>{W(o)&&e(d)});var f=B(u,2),p=e=>{var t=tp(),r=z(t,!0);V(e=>Y(r,e),[()=>$(`duel-advice`,{pair:n().advice})]),J(e,t)};X(f,e=>{n().advice&&e(p)});var m=B(f,2),h=e=>{var t=np(),n=z(t);V(e=>Y(n,`${e??``}…`),[()=>$(`hint-thinking`)]),J(e,t)};X(m,e=>{n().advised.running&&e(h)});var g=B(m,2),_=e=>{var t=rp(),r=z(t,!0);V(()=>Y(r,n().advised.error)),J(e,t)};X(g,e=>{n().advised.error&&e(_)});var v=B(g,2),y=e=>{var t=ip(),r=L(t),i=z(r),a=B(r,2),o=L(a),s=z(o,!0);A(a),A(t),V((e,t)=>{Y(i,`${e??``} ${n().asked.error??``}`),Y(s,t)},[()=>$(`duel-failed`),()=>$(`retry`)]),G(`click`,o,()=>n().retry()),J(e,t)};X(v,e=>{n().asked.error&&e(y)});var b=B(v,2),x=e=>{var t=ap(),n=z(t);V(e=>Y(n,`${e??``} ${W(s)??``}`),[()=>$(`duel-over`)]),J(e,t)};X(b,e=>{n().over&&e(x)});var S=B(b,2),C=L(S),w=e=>{var t=op(),r=z(t,!0);V(e=>Y(r,e),[()=>n().paused?$(`film-play`):$(`film-pause`)]),G(`click`,t,()=>n().paused=!n().paused),J(e,t)};X(C,e=>{W(c)&&!n().over&&e(w)});var T=B(C,2),E=z(T,!0),ee=B(T,2),te=z(ee,!0);A(S),V((e,t)=>{Y(E,e),Y(te,t)},[()=>$(`duel-again`),()=>$(`duel-end`)]),G(`click`,T,()=>n().begin()),G(`click`,ee,()=>n().end()),J(e,t)},x=e=>{var t=cp(),r=L(t),i=z(r,!0);A(t),V(e=>Y(i,e),[()=>$(`duel-begin`)]),G(`click`,r,()=>n().begin()),J(e,t)};X(y,e=>{n().on?e(b):e(x,-1)}),A(l),V((e,t)=>{Y(d,e),Y(p,t)},[()=>$(`duel-title`),()=>$(`duel-rules`)]),J(e,l),M()}xr([`click`]);var dp=K(`<option> </option>`),fp=K(`<span class="soft small"> </span>`),pp=K(`<p class="said svelte-rq0jlj" aria-live="polite"><span data-reason=""> </span> <!></p>`),mp=K(`<p class="said soft svelte-rq0jlj"> </p>`),hp=K(`<section class="card stack film"><div class="row"><button type="button">◀</button> <button type="button" class="primary"> </button> <button type="button">▶</button> <span class="small soft"> </span> <label class="small"> <select></select></label> <button type="button"> </button></div> <input type="range" min="0" class="svelte-rq0jlj"/> <!> <!></section>`);function gp(e,t){j(t,!0);let n=Wi(t,`film`,7);bn(()=>()=>n().stop());let r=N(()=>n().frames.length-1),i=Ys();bn(()=>{let e=Oo();pr(()=>void n().speak(e,i))});var a=hp(),o=L(a),s=L(o),c=B(s,2),l=z(c,!0),u=B(c,2),d=B(u,2),f=z(d),p=B(d,2),m=L(p),h=B(m);Z(h,20,()=>[.5,1,2,5],e=>e,(e,t)=>{var n=dp(),r=z(n),i={};V(()=>{Y(r,`×${t??``}`),i!==(i=t)&&(n.value=(n.__value=i)??``)}),J(e,n)}),A(h),hi(h),A(p);var g=B(p,2),_=z(g,!0);A(o);var v=B(o,2);Ci(v);var y=B(v,2),b=e=>{var t=pp(),r=L(t),i=z(r,!0),a=B(r,2),o=e=>{var t=fp(),r=z(t);V(e=>Y(r,`— ${e??``}`),[()=>Io(n().session.game,n().frame.technique)]),J(e,t)};X(a,e=>{n().frame.technique&&e(o)}),A(t),V(e=>Y(i,e),[()=>n().frame.text.split(`
`)[0]]),J(e,t)},x=e=>{var t=mp(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`film-start`)]),J(e,t)};X(y,e=>{n().frame.text?e(b):e(x,-1)});var S=B(y,2);{let e=N(()=>$(`solve-running`));Hl(S,{get task(){return i},get what(){return W(e)}})}A(a),V((e,t,i,o,c,d,p)=>{Q(a,`aria-label`,e),s.disabled=n().at===0,Q(s,`aria-label`,t),Y(l,i),u.disabled=n().at===W(r),Q(u,`aria-label`,o),Y(f,`${n().at??``} / ${W(r)??``}`),Y(m,`${c??``} `),Y(_,d),Q(v,`max`,W(r)),wi(v,n().at),Q(v,`aria-label`,p)},[()=>$(`film-title`),()=>$(`film-back`),()=>n().playing?$(`film-pause`):$(`film-play`),()=>$(`film-on`),()=>$(`film-speed`),()=>$(`close`),()=>$(`film-place`)]),G(`click`,s,()=>n().go(n().at-1)),G(`click`,c,()=>n().toggle()),G(`click`,u,()=>n().go(n().at+1)),gi(h,()=>n().speed,e=>n().speed=e),G(`click`,g,function(...e){t.onclose?.apply(this,e)}),G(`input`,v,e=>n().go(Number(e.currentTarget.value))),J(e,a),M()}xr([`click`,`input`]);var _p=K(`<p> </p>`),vp=K(`<span class="swatch reason svelte-79u81a"></span> `,1),yp=K(`<p class="name svelte-79u81a"><strong> </strong></p> <p data-reason=""> </p> <p class="soft small legend svelte-79u81a"><!><span class="swatch target svelte-79u81a"></span> </p>`,1),bp=K(`<section class="card svelte-79u81a" aria-live="polite"><!> <div class="row"><button type="button" class="primary"> </button> <button type="button"> </button></div></section>`),xp=K(`<button type="button"> </button>`),Sp=K(`<div class="note svelte-79u81a" role="status"><p class="svelte-79u81a"> </p> <!></div>`),Cp=K(`<!> <!> <!>`,1);function wp(e,t){j(t,!0);let n=N(()=>t.hint.session.board.cells.some(({piece:e})=>e===`Peg`)),r=N(()=>{let{place:e,session:n}=t.hint;return e&&`row`in e?$(`hint-row`,{number:e.row}):e&&`column`in e?$(`hint-col`,{number:e.column}):e&&`clue`in e?$(`hint-clue`,{clue:lf(n.board,e.clue)}):$(`hint-area`)});var i=Cp(),a=R(i);{let e=N(()=>$(`hint-thinking`));Hl(a,{get task(){return t.hint.task},get what(){return W(e)}})}var o=B(a,2),s=e=>{var i=bp(),a=L(i),o=e=>{var t=_p(),n=z(t,!0);V(()=>Y(n,W(r))),J(e,t)},s=e=>{var t=_p(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`hint-look`)]),J(e,t)},c=e=>{var r=yp(),i=R(r),a=z(L(i),!0);A(i);var o=B(i,2),s=z(o,!0),c=B(o,2),l=L(c),u=e=>{var t=vp(),r=B(R(t),1,!0);V(e=>Y(r,e),[()=>W(n)?$(`hint-part`):$(`hint-reason`)]),J(e,t)};X(l,e=>{(t.hint.reason.size||t.hint.clues.size)&&e(u)});var d=B(l,2,!0);A(c),V((e,t,n)=>{Y(a,e),Y(s,t),Y(d,n)},[()=>Io(t.hint.session.game,t.hint.step.technique),()=>t.hint.step.text.split(`
`)[0],()=>$(`hint-target`)]),J(e,r)};X(a,e=>{t.hint.stage===`line`?e(o):t.hint.stage===`cell`?e(s,1):e(c,-1)});var l=B(a,2),u=L(l),d=z(u,!0),f=B(u,2),p=z(f,!0);A(l),A(i),V((e,n)=>{Q(i,`data-hint`,t.hint.stage),Y(d,e),Y(p,n)},[()=>$(`hint-ask-${t.hint.stage}`),()=>$(`close`)]),G(`click`,u,()=>t.hint.next()),G(`click`,f,()=>t.hint.clear()),J(e,i)};X(o,e=>{t.hint.stage!==`none`&&t.hint.step&&e(s)});var c=B(o,2),l=e=>{var n=Sp(),r=L(n),i=z(r,!0),a=B(r,2),o=e=>{var n=xp(),r=z(n);V(e=>Y(r,`⇤ ${e??``}`),[()=>$(`hint-back`)]),G(`click`,n,function(...e){t.onback?.apply(this,e)}),J(e,n)};X(a,e=>{t.hint.astray&&e(o)}),A(n),V(()=>Y(i,t.hint.note)),J(e,n)};X(c,e=>{t.hint.note&&e(l)}),J(e,i),M()}xr([`click`]);var Tp=K(`<span></span>`),Ep=K(`<button type="button" class="key svelte-1ds1rfk"><!></button>`),Dp=K(`<button type="button" class="svelte-1ds1rfk"> </button>`),Op=K(`<div class="row"><div class="modes svelte-1ds1rfk" role="group"></div> <button type="button"> </button></div>`),kp=K(`<div role="group"><!> <button type="button" class="key svelte-1ds1rfk" data-pad="clear">⌫</button></div> <!>`,1);function Ap(e,t){j(t,!0);let n=Wi(t,`hand`,7),r=N(()=>n().session.described.keys),i=N(()=>n().session.position.cells[n().cursor]),a=N(()=>W(r).some(e=>e.pencil)),o=e=>/^\d+$/.test(e),s=[`answer`,`pencil`,`corner`],c=e=>n().mode===`pencil`?W(i).pencil.includes(Number(e)):n().mode===`corner`?(n().notes.get(n().cursor)?.corner??``).split(` `).includes(e):W(i).text===e;var l=kp(),u=R(l);let d;var f=L(u);Z(f,17,()=>W(r),({key:e,face:t})=>e,(e,t)=>{let r=()=>W(t).key,i=()=>W(t).face;var a=Ep(),s=L(a),l=e=>{var t=Ar();V(()=>Y(t,i())),J(e,t)},u=N(()=>o(i())),d=e=>{var t=Tp();V(()=>li(t,1,`face ${i()??``}`,`svelte-1ds1rfk`)),J(e,t)};X(s,e=>{W(u)?e(l):e(d,-1)}),A(a),V((e,t)=>{Q(a,`data-pad`,i()),Q(a,`aria-pressed`,e),Q(a,`aria-label`,t)},[()=>o(i())?c(i()):void 0,()=>o(i())?void 0:$(`piece-${i()}`)]),G(`click`,a,()=>n().type(r())),J(e,a)});var p=B(f,2);A(u);var m=B(u,2),h=e=>{var t=Op(),r=L(t);Z(r,20,()=>s,e=>e,(e,t)=>{var r=Dp(),i=z(r,!0);V(e=>{Q(r,`data-mode`,t),Q(r,`aria-pressed`,n().mode===t),Y(i,e)},[()=>$(`pad-${t}`)]),G(`click`,r,()=>n().mode=t),J(e,r)}),A(r);var i=B(r,2),a=z(i,!0);A(t),V((e,t)=>{Q(r,`aria-label`,e),Y(a,t)},[()=>$(`pad-mode`),()=>$(`pad-fill`)]),G(`click`,i,()=>n().type(`marks`)),J(e,t)};X(m,e=>{W(a)&&e(h)}),V((e,t)=>{d=li(u,1,`pad svelte-1ds1rfk`,null,d,{few:!W(a)}),Q(u,`aria-label`,e),Q(p,`aria-label`,t)},[()=>$(`pad-label`),()=>$(`pad-clear`)]),G(`click`,p,()=>n().type(`Delete`)),J(e,l),M()}xr([`click`]);var jp=K(`<button type="button" class="brush svelte-fsde4n"><span></span></button>`),Mp=K(`<span class="row" role="group"><button type="button" class="primary"> </button> <button type="button"> </button></span>`),Np=K(`<button type="button"> </button>`),Pp=K(`<p class="soft small svelte-fsde4n" role="status"> </p>`),Fp=K(`<div class="row marking"><div class="row" role="group"></div> <!></div> <!>`,1);function Ip(e,t){j(t,!0);var n=Fp(),r=R(n),i=L(r);Z(i,20,()=>id,e=>e,(e,n)=>{var r=jp(),i=z(r);V((e,a)=>{Q(r,`aria-pressed`,t.hand.brush===n),Q(r,`aria-label`,e),Q(r,`title`,a),li(i,1,`wash${n??``}`,`svelte-fsde4n`)},[()=>$(`mark-colour`,{number:n}),()=>$(`mark-colour`,{number:n})]),G(`click`,r,()=>t.hand.colour(n)),J(e,r)}),A(i);var a=B(i,2),o=e=>{var n=Mp(),r=L(n),i=z(r,!0),a=B(r,2),o=z(a,!0);A(n),V((e,t,r)=>{Q(n,`aria-label`,e),Y(i,t),Y(o,r)},[()=>$(`trial`),()=>$(`trial-keep`),()=>$(`trial-drop`)]),G(`click`,r,()=>t.hand.keepTrial()),G(`click`,a,()=>t.hand.dropTrial()),J(e,n)},s=e=>{var n=Np(),r=z(n,!0);V((e,t)=>{Q(n,`title`,e),Y(r,t)},[()=>$(`trial-about`),()=>$(`trial-try`)]),G(`click`,n,()=>t.hand.try()),J(e,n)};X(a,e=>{t.hand.trial?e(o):e(s,-1)}),A(r);var c=B(r,2),l=e=>{var t=Pp(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`mark-brush`)]),J(e,t)};X(c,e=>{t.hand.brush&&e(l)}),V(e=>Q(i,`aria-label`,e),[()=>$(`mark-colours`)]),J(e,n),M()}xr([`click`]);var Lp=K(`<option> </option>`),Rp=K(`<p class="error svelte-8dyedu" role="alert"> </p>`),zp=K(`<textarea readonly="" rows="6"></textarea> <div class="row"><button type="button"> </button> <button type="button"> </button></div>`,1),Bp=K(`<button type="button"> </button>`),Vp=K(`<section class="card stack"><label class="field"> <input readonly="" data-share=""/></label> <div class="row"><label><input type="checkbox"/> </label> <button type="button"> </button></div> <label class="field"> <select><option> </option><!></select></label> <!> <!> <div class="row"><span> </span> <!> <button type="button"> </button></div></section>`);function Hp(e,t){j(t,!0);let n=F([]);As().then(e=>I(n,e));let r=F(!1),i=F([]),a=F(``),o=F(``),s=F(null),c=F(``),l=N(()=>new URL(Ks(t.session.described.id,t.session.described.options,W(r)?t.session.moves:[]),location.href).href);fs().then(e=>{I(i,e.games.find(e=>e.name===t.session.game)?.formats.filter(e=>e.writes)??[])},()=>{});async function u(){if(I(o,``),I(s,null),W(a))try{I(o,(await hs(t.session.named,W(a))).text,!0)}catch(e){I(s,e)}}async function d(e,t){I(s,null),I(c,await bc(t)?e:``,!0),W(c)||I(s,new Ki(()=>$(`copy-failed`)))}async function f(e){I(s,null),await js(t.session.named,W(r)?t.session.moves:[],e).then(n=>yc(`${t.session.game}.${e}`,n),e=>I(s,e))}var p=Vp(),m=L(p),h=L(m,!0),g=B(h);Ci(g),A(m);var _=B(m,2),v=L(_),y=L(v);Ci(y);var b=B(y,1,!0);A(v);var x=B(v,2),S=z(x,!0);A(_);var C=B(_,2),w=L(C),T=B(w),E=L(T),ee=z(E,!0);E.value=E.__value=``,Z(B(E),17,()=>W(i),e=>e.name,(e,t)=>{var n=Lp(),r=z(n,!0),i={};V(()=>{Y(r,W(t).name),i!==(i=W(t).name)&&(n.value=(n.__value=i)??``)}),J(e,n)}),A(T),hi(T),A(C);var te=B(C,2),ne=e=>{var t=Rp(),n=z(t,!0);V(e=>Y(n,e),[()=>Ms(W(s))]),J(e,t)};X(te,e=>{W(s)&&e(ne)});var re=B(te,2),ie=e=>{var n=zp(),r=R(n);rt(r);var i=B(r,2),s=L(i),l=z(s,!0),u=B(s,2),f=z(u,!0);A(i),V((e,t,n)=>{wi(r,W(o)),Q(r,`aria-label`,e),Y(l,t),Y(f,n)},[()=>$(`export-text`),()=>W(c)===`text`?$(`copied`):$(`copy`),()=>$(`export-file`)]),G(`click`,s,()=>d(`text`,W(o))),G(`click`,u,()=>yc(`${t.session.game}.${W(a)===`csv`?`csv`:`txt`}`,W(o))),J(e,n)};X(re,e=>{W(o)&&e(ie)});var ae=B(re,2),oe=L(ae),D=z(oe,!0),se=B(oe,2);Z(se,16,()=>W(n),e=>e,(e,t)=>{var n=Bp(),r=z(n,!0);V(e=>{Q(n,`data-picture`,t),Y(r,e)},[()=>t.toUpperCase()]),G(`click`,n,()=>f(t)),J(e,n)});var ce=B(se,2),le=z(ce,!0);A(ae),A(p),V((e,t,n,r,i,a,o,s)=>{Q(p,`aria-label`,e),Y(h,t),wi(g,W(l)),Y(b,n),Y(S,r),Y(w,`${i??``} `),Y(ee,a),Y(D,o),Y(le,s)},[()=>$(`export`),()=>$(`export-link`),()=>$(`export-progress`),()=>W(c)===`link`?$(`copied`):$(`copy`),()=>$(`export-format`),()=>$(`export-choose`),()=>$(`export-picture`),()=>$(`export-print`)]),br(`focus`,g,e=>e.currentTarget.select()),ji(y,()=>W(r),e=>I(r,e)),G(`click`,x,()=>d(`link`,W(l))),G(`change`,T,u),gi(T,()=>W(a),e=>I(a,e)),G(`click`,ce,()=>print()),J(e,p),M()}xr([`click`,`change`]);var Up=K(`<li class="row svelte-1e660mq"><span class="svelte-1e660mq"> <span class="soft small svelte-1e660mq"> </span></span> <button type="button"> <span class="hidden svelte-1e660mq"> </span></button> <button type="button">✕</button></li>`),Wp=K(`<ul class="svelte-1e660mq"></ul>`),Gp=K(`<p class="soft small svelte-1e660mq"> </p>`),Kp=K(`<section class="card stack"><form class="row"><input maxlength="40"/> <button type="submit"> </button></form> <!></section>`);function qp(e,t){j(t,!0);let n=F(``);function r(){t.session.addPoint(W(n).trim()||$(`points-name`,{number:t.session.points.length+1})),I(n,``)}var i=Kp(),a=L(i),o=L(a);Ci(o);var s=z(B(o,2),!0);A(a);var c=B(a,2),l=e=>{var n=Wp();Z(n,21,()=>t.session.points,Wr,(e,n,r)=>{var i=Up(),a=L(i),o=L(a),s=z(B(o));A(a);var c=B(a,2),l=L(c,!0),u=z(B(l),!0);A(c);var d=B(c,2);A(i),V((e,t,r)=>{Y(o,`${W(n).name??``} `),Y(s,`(${e??``})`),Y(l,t),Y(u,W(n).name),Q(d,`aria-label`,r)},[()=>$(`points-moves`,{moves:W(n).moves.length}),()=>$(`points-load`),()=>$(`points-remove`,{name:W(n).name})]),G(`click`,c,()=>{t.session.replace(W(n).moves),t.onloaded()}),G(`click`,d,()=>t.session.removePoint(r)),J(e,i)}),A(n),J(e,n)},u=e=>{var t=Gp(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`points-about`)]),J(e,t)};X(c,e=>{t.session.points.length?e(l):e(u,-1)}),A(i),V((e,t,n,r)=>{Q(i,`aria-label`,e),Q(o,`placeholder`,t),Q(o,`aria-label`,n),Y(s,r)},[()=>$(`points`),()=>$(`points-new`),()=>$(`points-new`),()=>$(`points-add`)]),br(`submit`,a,e=>{e.preventDefault(),r()}),Oi(o,()=>W(n),e=>I(n,e)),J(e,i),M()}xr([`click`]);var Jp=class{session;telling;#e=F([]);get frames(){return W(this.#e)}set frames(e){I(this.#e,e)}#t=F(0);get at(){return W(this.#t)}set at(e){I(this.#t,e,!0)}#n=F(!1);get playing(){return W(this.#n)}set playing(e){I(this.#n,e,!0)}#r=F(1);get speed(){return W(this.#r)}set speed(e){I(this.#r,e,!0)}position;#i;constructor(e,t,n=null){this.session=e,this.telling=n,this.position=new Qu(e.engine,e.named,e.board),this.#a(t)}#a(e){let{board:t}=this.session,n=[{moves:[],text:``,technique:``,reason:new Set,clues:new Set,target:new Set}];for(let{moves:r,text:i,technique:a,because:o,clues:s=[]}of e)n.push({moves:[...n.at(-1).moves,...r],text:i,technique:a,reason:new Set(o.flatMap(e=>Yu(t,e))),clues:new Set(s),target:new Set(r.flatMap(e=>Yu(t,e)))});this.frames=n,this.go(this.at)}async speak(e,t){let{telling:n}=this;if(!n||e===n.language)return;n.language=e;let r=await t.run(t=>n.again(e,t));r?.length&&this.#a(r)}get frame(){return this.frames[this.at]}go(e){this.at=Math.max(0,Math.min(e,this.frames.length-1)),this.position.show(this.frame.moves)}toggle(){this.playing=!this.playing,this.playing&&(this.at===this.frames.length-1&&this.go(0),this.#o())}#o(){clearTimeout(this.#i),this.#i=setTimeout(()=>{this.playing&&(this.go(this.at+1),this.at===this.frames.length-1?this.playing=!1:this.#o())},1200/this.speed)}stop(){this.playing=!1,clearTimeout(this.#i)}},Yp=K(`<option> </option>`),Xp=K(`<p class="soft small svelte-xv04v7"> </p>`),Zp=K(`<p class="error svelte-xv04v7"> </p>`),Qp=K(`<div class="row"><button type="button"> </button> <button type="button"> </button></div>`),$p=K(`<p> </p> <!> <!>`,1),em=K(`<section class="card stack"><form class="fields"><label class="field"> <select><option> </option><!></select></label> <label class="field"> <input type="number" min="1" max="300" class="svelte-xv04v7"/></label> <button type="submit" class="primary"> </button> <button type="button"> </button></form> <!> <!> <!> <!></section>`);function tm(e,t){j(t,!0);let n=F(null),r=F(``),i=F(20),a=F(null),o=F(``),s=Ys();fs().then(e=>I(n,e.games.find(e=>e.name===t.session.game)??null),()=>{});async function c(){I(a,null),I(o,``),I(a,await s.run(e=>Es({puzzle:t.session.named,method:W(r)||void 0,seconds:W(i)},e))??null)}async function l(){I(a,null),I(o,``);let e={puzzle:t.session.named,seconds:W(i)},n=(t,n)=>Ds({...e,language:t},n),r=d=Oo(),c=await s.run(e=>n(r,e));c&&(c.steps.length?t.onfilm(new Jp(t.session,u(c),{language:r,again:async(e,t)=>u(await n(e,t))})):I(o,c.note??(c.stopped?Fo(c.stopped,c.code):$(`hint-none`)),!0))}let u=({steps:e})=>e.map(e=>({moves:e.effects,text:e.text,technique:e.technique,because:e.because,clues:e.clues})),d=Oo();bn(()=>{Oo()!==d&&pr(()=>W(o))&&l()});let f=()=>t.session.engine.ask(`way`,{puzzle:t.session.named,solution:W(a).solution}).moves;function p(){let e=f().map(e=>({moves:[e],text:e,technique:``,because:[]}));t.onfilm(new Jp(t.session,e))}function m(){t.session.replace(f(),`solver`),t.onplayed()}var h=em(),g=L(h),_=L(g),v=L(_),y=B(v),b=L(y),x=z(b,!0);b.value=b.__value=``,Z(B(b),17,()=>W(n)?.methods??[],e=>e.name,(e,t)=>{var n=Yp(),r=z(n,!0),i={};V(()=>{Y(r,W(t).name),i!==(i=W(t).name)&&(n.value=(n.__value=i)??``)}),J(e,n)}),A(y),hi(y),A(_);var S=B(_,2),C=L(S,!0),w=B(C);Ci(w),A(S);var T=B(S,2),E=z(T,!0),ee=B(T,2),te=z(ee,!0);A(g);var ne=B(g,2),re=e=>{var t=Xp(),i=z(t,!0);V(e=>Y(i,e),[()=>$(`${W(n).name}-method-${W(r)}`)]),J(e,t)};X(ne,e=>{W(r)&&W(n)&&e(re)});var ie=B(ne,2);{let e=N(()=>$(`solve-running`));Hl(ie,{get task(){return s},get what(){return W(e)}})}var ae=B(ie,2),oe=e=>{var t=Zp(),n=z(t,!0);V(()=>Y(n,W(o))),J(e,t)};X(ae,e=>{W(o)&&e(oe)});var D=B(ae,2),se=e=>{var t=$p(),n=R(t),r=z(n),i=B(n,2),o=e=>{var t=Xp(),n=z(t,!0);V(e=>Y(n,e),[()=>Fo(W(a).error,W(a).code)]),J(e,t)};X(i,e=>{W(a).error&&e(o)});var s=B(i,2),c=e=>{var t=Qp(),n=L(t),r=z(n,!0),i=B(n,2),a=z(i,!0);A(t),V((e,t)=>{Y(r,e),Y(a,t)},[()=>$(`solve-film`),()=>$(`solve-put`)]),G(`click`,n,p),G(`click`,i,m),J(e,t)};X(s,e=>{W(a).solution&&e(c)}),V((e,t,i,o)=>{li(n,1,ri(W(a).solution?`good`:`error`),`svelte-xv04v7`),Q(n,`data-verdict`,W(a).verdict),Y(r,`${e??``} — ${W(a).method??``}, ${t??``}${i??``}${o??``}`)},[()=>$(`verdict-${W(a).verdict}`),()=>wl(W(a).seconds),()=>W(a).nodes?`, ${$(`solve-nodes`,{nodes:W(a).nodes})}`:``,()=>W(a).objective===null?``:`, ${$(`objective-${W(a).game}`,{objective:W(a).objective})}`]),J(e,t)};X(D,e=>{W(a)&&e(se)}),A(h),V((e,t,n,r,i,a)=>{Q(h,`aria-label`,e),Y(v,`${t??``} `),Y(x,n),Y(C,r),T.disabled=s.running,Y(E,i),ee.disabled=s.running,Y(te,a)},[()=>$(`solve`),()=>$(`solve-method`),()=>$(`solve-usual`),()=>$(`solve-limit`),()=>$(`solve-run`),()=>$(`solve-explain`)]),br(`submit`,g,e=>{e.preventDefault(),c()}),gi(y,()=>W(r),e=>I(r,e)),Oi(w,()=>W(i),e=>I(i,e)),G(`click`,ee,l),J(e,h),M()}xr([`click`]);var nm=K(`<button type="button"> </button>`),rm=K(`<div class="row"><!> <button type="button"> </button> <a class="button"> </a></div> <!> <!> <!>`,1);function im(e,t){j(t,!0);let n=F(``),r=N(()=>[`solve`,`points`,`export`].filter(e=>t.solving||e!==`solve`));var i=rm(),a=R(i),o=L(a);Z(o,16,()=>W(r),e=>e,(e,t)=>{var r=nm(),i=z(r,!0);V(e=>{Q(r,`aria-expanded`,W(n)===t),Y(i,e)},[()=>$(t)]),G(`click`,r,()=>I(n,W(n)===t?``:t,!0)),J(e,r)});var s=B(o,2),c=z(s,!0),l=B(s,2),u=z(l,!0);A(a);var d=B(a,2),f=e=>{tm(e,{get session(){return t.session},get onfilm(){return t.onfilm},get onplayed(){return t.onplayed}})};X(d,e=>{W(n)===`solve`&&t.solving&&e(f)});var p=B(d,2),m=e=>{qp(e,{get session(){return t.session},get onloaded(){return t.onplayed}})};X(p,e=>{W(n)===`points`&&e(m)});var h=B(p,2),g=e=>{Hp(e,{get session(){return t.session}})};X(h,e=>{W(n)===`export`&&e(g)}),V((e,n)=>{Y(c,e),Q(l,`href`,`#/new/${t.session.game??``}`),Y(u,n)},[()=>$(`keys-title`),()=>$(`play-new`)]),G(`click`,s,function(...e){t.onkeys?.apply(this,e)}),J(e,i),M()}xr([`click`]);var am={undo:`M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3`,redo:`m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3`,restart:`M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5`,hint:`M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.8 1-2.5A6 6 0 0 0 12 3`,check:`m5 12.5 4.5 4.5L19 7.5`,back:`M19 5v14M15 12H4m5-5-5 5 5 5`,more:`M5 12h.01M12 12h.01M19 12h.01`,solve:`M13 3 5 14h6l-1 7 8-11h-6z`,points:`M6 4h12v16l-6-4-6 4z`,share:`M12 15V4m-4 4 4-4 4 4M5 13v6h14v-6`,keys:`M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8`,fresh:`M12 5v14M5 12h14`,edit:`M4 20h4L19 9l-4-4L4 16zM13 7l4 4`,calendar:`M4 6h16v14H4zM4 10h16M8 3v5M16 3v5`,chart:`M4 20V10M10 20V4M16 20v-7M21 20H3`,learn:`M3 6c4-1 7 0 9 2 2-2 5-3 9-2v13c-4-1-7 0-9 2-2-2-5-3-9-2zM12 8v13`,lab:`M9 3h6M10 3v6L4.5 19a1.5 1.5 0 0 0 1.3 2h12.4a1.5 1.5 0 0 0 1.3-2L14 9V3M7.5 15h9`,home:`M4 11 12 4l8 7v9h-5v-6H9v6H4z`,open:`M4 5h6l2 2h8v12H4z`,gear:`M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M8.5 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4`,star:`m12 4 2.4 5 5.6.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.6-.8z`,flame:`M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 .5 1.5 1 2 2 2 0-3-1-5 1-8`,next:`M5 12h14m-5-5 5 5-5 5`,clock:`M12 7v5l3 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18`},om=q(`<svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-13so817"><path class="svelte-13so817"></path></svg>`);function sm(e,t){let n=Wi(t,`size`,3,20);var r=om(),i=z(r);V(()=>{Q(r,`width`,n()),Q(r,`height`,n()),Q(i,`d`,am[t.name])}),J(e,r)}var cm=K(`<button type="button" class="svelte-19wcto5"><!> </button>`),lm=K(`<button type="button" class="primary svelte-19wcto5"><!> </button> <!> <button type="button" class="svelte-19wcto5"><!> </button>`,1),um=K(`<div class="tools svelte-19wcto5" role="toolbar"><button type="button" class="svelte-19wcto5"><!> </button> <button type="button" class="svelte-19wcto5"><!> </button> <button type="button" class="svelte-19wcto5"><!> </button> <!></div>`);function dm(e,t){j(t,!0);var n=um(),r=L(n),i=L(r);sm(i,{name:`undo`});var a=B(i,1,!0);A(r);var o=B(r,2),s=L(o);sm(s,{name:`redo`});var c=B(s,1,!0);A(o);var l=B(o,2),u=L(l);sm(u,{name:`restart`});var d=B(u,1,!0);A(l);var f=B(l,2),p=e=>{var n=cm(),r=L(n);sm(r,{name:`hint`});var i=B(r,1,!0);A(n),V(e=>{n.disabled=t.duel.over||t.duel.machineMoves||t.duel.advised.running,Y(i,e)},[()=>$(`hint-ask-none`)]),G(`click`,n,function(...e){t.help?.apply(this,e)}),J(e,n)},m=e=>{var n=lm(),r=R(n),i=L(r);sm(i,{name:`hint`});var a=B(i,1,!0);A(r);var o=B(r,2),s=e=>{var n=cm(),r=L(n);sm(r,{name:`check`});var i=B(r,1,!0);A(n),V(e=>{n.disabled=t.knows.task.running,Y(i,e)},[()=>$(`check`)]),G(`click`,n,function(...e){t.check?.apply(this,e)}),J(e,n)};X(o,e=>{t.knows.measure||e(s)});var c=B(o,2),l=L(c);sm(l,{name:`back`});var u=B(l,1,!0);A(c),V((e,n)=>{r.disabled=t.hint.task.running||t.won,Y(a,e),c.disabled=t.session.at===0||t.knows.task.running,Y(u,n)},[()=>$(`hint-ask-${t.hint.stage}`),()=>$(`back`)]),G(`click`,r,function(...e){t.help?.apply(this,e)}),G(`click`,c,function(...e){t.back?.apply(this,e)}),J(e,n)};X(f,e=>{t.duel.on?e(p):e(m,-1)}),A(n),V((e,i,s,u)=>{Q(n,`aria-label`,e),r.disabled=t.session.at===0,Y(a,i),o.disabled=t.session.at===t.session.length,Y(c,s),l.disabled=t.session.written.length===0,Y(d,u)},[()=>$(`play-tools`),()=>$(`undo`),()=>$(`redo`),()=>$(`restart`)]),G(`click`,r,function(...e){t.undo?.apply(this,e)}),G(`click`,o,function(...e){t.redo?.apply(this,e)}),G(`click`,l,function(...e){t.restart?.apply(this,e)}),J(e,n),M()}xr([`click`]);var fm=K(`<details class="rules svelte-1fo516k"><summary class="svelte-1fo516k"> </summary> <p class="svelte-1fo516k"> </p></details>`);function pm(e,t){j(t,!0);let n=N(()=>t.session.game),r=N(()=>t.session.described.rules.map(e=>$(`${W(n)}.rule-${e}`))),i=F(!ho(`met`,[]).includes(W(n)));function a(){go(`met`,[...new Set([...ho(`met`,[]),W(n)])])}bn(()=>(W(i)||a(),a));var o=fm(),s=L(o),c=z(s,!0),l=z(B(s,2),!0);A(o),V((e,t)=>{Y(c,e),Y(l,t)},[()=>$(`rules-title`),()=>[$(`${W(n)}.rules`),...W(r)].join(` `)]),zi(`open`,`toggle`,o,e=>I(i,e),()=>W(i)),J(e,o),M()}var mm=K(`<dialog class="svelte-1v8btbv"><div class="stack"><h2> </h2> <!> <button type="button" class="primary"> </button></div></dialog>`);function hm(e,t){let n=Mr();j(t,!0);let r=Wi(t,`open`,15),i=F(void 0);bn(()=>{r()?W(i)?.showModal():W(i)?.close()});var a=mm(),o=L(a),s=L(o),c=z(s,!0),l=B(s,2);ei(l,()=>t.children);var u=B(l,2),d=z(u,!0);A(o),A(a),Ri(a,e=>I(i,e),()=>W(i)),V(e=>{Q(a,`aria-labelledby`,n),Q(s,`id`,n),Y(c,t.title),Y(d,e)},[()=>$(`close`)]),br(`cancel`,a,()=>r(!1)),br(`close`,a,()=>r(!1)),G(`click`,u,()=>r(!1)),J(e,a),M()}xr([`click`]);var gm=K(`<tr><th scope="row" class="svelte-1vw3xlv"><kbd> </kbd></th><td> </td></tr>`),_m=K(`<table><tbody></tbody></table> <p class="soft small"> </p>`,1);function vm(e,t){j(t,!0);let n=Wi(t,`open`,15),r=N(()=>t.session.described.keys.map(({key:e})=>e)),i=N(()=>t.session.described.keys.some(e=>e.pencil)),a=N(()=>[[`← ↑ → ↓`,`keys-move`],[W(r).join(` `),W(r).length&&`keys-type`],[`⌫`,W(r).length&&`keys-clear`],[`⇧ 1 …`,W(i)&&`keys-pencil`],[`Space`,W(i)&&`keys-mode`],[`Enter`,t.drag===`joins`&&`keys-pick`],[`Ctrl ← ↑ → ↓`,t.drag===`chooses`&&`keys-choose`],[`⇧ ← ↑ → ↓`,t.session.board.clues&&`keys-clue`],[`Ctrl Z, U`,`keys-undo`],[`Ctrl Y, R`,`keys-redo`],[`H`,`keys-hint`],[`T`,`keys-try`],[`+ −`,`keys-zoom`],[`Esc`,`keys-escape`],[`?`,`keys-sheet`]].filter(e=>!!e[1]));{let t=N(()=>$(`keys-title`));hm(e,{get title(){return W(t)},get open(){return n()},set open(e){n(e)},children:(e,t)=>{var n=_m(),r=R(n),i=L(r);Z(i,21,()=>W(a),([e,t])=>t,(e,t)=>{var n=N(()=>h(W(t),2));let r=()=>W(n)[0],i=()=>W(n)[1];var a=gm(),o=L(a),s=z(L(o),!0);A(o);var c=z(B(o),!0);A(a),V(e=>{Y(s,r()),Y(c,e)},[()=>$(i())]),J(e,a)}),A(i),A(r);var o=z(B(r,2),!0);V(e=>Y(o,e),[()=>$(`keys-touch`)]),J(e,n)},$$slots:{default:!0}})}M()}var ym=K(`<p class="good won svelte-1bg7wyg"><span><!></span> <a class="button primary"> </a></p>`),bm=K(`<p class="error"> </p>`),xm=K(`<div class="svelte-1bg7wyg"><dt class="svelte-1bg7wyg"> </dt> <dd class="svelte-1bg7wyg"> </dd></div>`),Sm=K(`<div class="svelte-1bg7wyg"><dt class="svelte-1bg7wyg"> </dt> <dd data-count="count-optimum" class="svelte-1bg7wyg"> </dd></div>`),Cm=K(`<div class="status" aria-live="polite"><!> <dl class="svelte-1bg7wyg"><!> <!> <div class="svelte-1bg7wyg"><dt class="svelte-1bg7wyg"> </dt> <dd data-count="count-moves" class="svelte-1bg7wyg"> </dd></div></dl></div>`);function wm(e,t){j(t,!0);let n=N(()=>t.session.status),r=N(()=>Object.entries(W(n).counts).filter(([e])=>e!==`best`)),i=N(()=>t.session.by===`solver`),a=N(()=>t.session.game===`pegs`?``:`?now=1`);var o=Cm(),s=L(o),c=e=>{var n=ym(),r=L(n),o=L(r),s=e=>{var t=Ar();V(e=>Y(t,e),[()=>$(`won-solver`)]),J(e,t)},c=e=>{var n=Ar();V((e,t)=>Y(n,`★ ${e??``}
          ${t??``}`),[()=>$(`won`),()=>bo.timer?$(`won-time`,{time:Cl(t.session.seconds)}):``]),J(e,n)};X(o,e=>{W(i)?e(s):e(c,-1)}),A(r);var l=B(r,2),u=z(l,!0);A(n),V(e=>{Q(n,`data-won`,W(i)?`solver`:`player`),Q(l,`href`,`#/new/${t.session.game??``}${W(a)??``}`),Y(u,e)},[()=>$(`won-next`)]),J(e,n)},l=e=>{var t=bm(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`pegs-stuck`)]),J(e,t)},u=e=>{var n=bm(),r=z(n,!0);V(e=>Y(r,e),[()=>$(`pegs-lost`,{pegs:t.knows.lost})]),J(e,n)};X(s,e=>{t.won?e(c):W(n).over&&`jumps`in W(n).counts?e(l,1):bo.pegWarning&&t.knows.lost&&e(u,2)});var d=B(s,2),f=L(d);Z(f,17,()=>W(r),([e,t])=>e,(e,t)=>{var n=N(()=>h(W(t),2));let r=()=>W(n)[0],i=()=>W(n)[1];var a=xm(),o=L(a),s=z(o,!0),c=B(o,2),l=z(c,!0);A(a),V((e,t)=>{Y(s,e),Q(c,`data-count`,`count-${t??``}`),Y(l,i())},[()=>$(`count-${r().replaceAll(` `,`-`)}`),()=>r().replaceAll(` `,`-`)]),J(e,a)});var p=B(f,2),m=e=>{var n=Sm(),r=L(n),i=z(r,!0),a=z(B(r,2),!0);A(n),V(e=>{Y(i,e),Y(a,t.knows.optimum)},[()=>$(`count-optimum`)]),J(e,n)};X(p,e=>{t.knows.optimum!==null&&e(m)});var g=B(p,2),_=L(g),v=z(_,!0),y=z(B(_,2),!0);A(g),A(d),A(o),V(e=>{Y(v,e),Y(y,t.session.at)},[()=>$(`count-moves`)]),J(e,o),M()}var Tm=K(`<button type="button" class="svelte-1bylid8"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1bylid8"><path d="M3 8V3H8M12 3H17V8M17 12V17H12M8 17H3V12"></path></svg></button>`),Em=K(`<div class="zoom svelte-1bylid8" role="group"><button type="button" class="svelte-1bylid8">−</button> <button type="button" class="svelte-1bylid8">+</button> <button type="button" class="svelte-1bylid8"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1bylid8"><path d="M3 10H17M10 3V17M3 3H17V17H3Z"></path></svg></button> <!></div>`);function Dm(e,t){j(t,!0);let n=Wi(t,`viewport`,7),r=document.fullscreenEnabled;function i(){document.fullscreenElement?document.exitFullscreen():t.frame?.requestFullscreen()}bn(()=>{let e=()=>{n().full=document.fullscreenElement===t.frame,n().fit()};return document.addEventListener(`fullscreenchange`,e),()=>document.removeEventListener(`fullscreenchange`,e)});var a=Em(),o=L(a),s=B(o,2),c=B(s,2),l=B(c,2),u=e=>{var t=Tm();V(e=>{Q(t,`aria-pressed`,n().full),Q(t,`aria-label`,e)},[()=>$(`zoom-full`)]),G(`click`,t,i),J(e,t)};X(l,e=>{r&&e(u)}),A(a),V((e,t,r,i)=>{Q(a,`aria-label`,e),o.disabled=n().zoom<=1,Q(o,`aria-label`,t),Q(s,`aria-label`,r),c.disabled=n().zoom<=1,Q(c,`aria-label`,i)},[()=>$(`zoom`),()=>$(`zoom-out`),()=>$(`zoom-in`),()=>$(`zoom-fit`)]),G(`click`,o,()=>n().farther()),G(`click`,s,()=>n().closer()),G(`click`,c,()=>n().fit()),J(e,a),M()}xr([`click`]);var Om=K(`<span class="clock svelte-2zsc2m" role="timer"> </span>`),km=K(`<span data-refusal="" class="svelte-2zsc2m"> </span>`),Am=K(`<span data-broken="" class="svelte-2zsc2m"> </span>`),jm=K(`<p class="note svelte-2zsc2m" role="status"> </p>`),Mm=K(`<div class="pad stack svelte-2zsc2m"><!></div>`),Nm=K(`<!> <p class="soft small how svelte-2zsc2m"> </p> <!>`,1),Pm=K(`<!> <!> <!> <!> <!> <!> <!> <!> <!>`,1),Fm=K(`<div class="play svelte-2zsc2m"><section class="board svelte-2zsc2m"><div class="title svelte-2zsc2m"><h1 class="svelte-2zsc2m"> <span class="soft svelte-2zsc2m"> </span></h1> <span class="row no-print svelte-2zsc2m"><!> <!></span></div> <div><!></div> <p role="status"><!></p> <p class="hidden svelte-2zsc2m" aria-live="polite"> </p></section>  <div class="side stack no-print svelte-2zsc2m"><!></div></div> <!>`,1);function Im(e,t){j(t,!0);let n=Wi(t,`session`,7),r=Wi(t,`notice`,3,null),i=F(``),a=F(!1),o=F(``),s=F(r()),c=F(null),l=F(!1),u=F(!1),d=F(void 0),f=F(void 0),p=new gd(n(),Ys()),m=new Sd(n(),Ys()),h=new rd(n()),g=new md(n(),t.drag,e=>!W(c)&&(!h.on||h.personMoves(e)),E),_=N(()=>W(c)?W(c).position:n().position),v=N(()=>n().status),y=N(()=>!h.on&&m.optimum!==null&&W(v).counts[m.measure??``]===m.optimum),b=N(()=>W(v).won||W(y)&&(m.measure!==`pegs`||m.optimum!==1)),x=N(()=>!W(c)&&(bo.errors===`live`||bo.errors===`ask`&&W(a))),S=N(()=>W(x)?W(v).broken:[]),C=N(()=>Cd({session:n(),hand:g,hint:p,film:W(c),broken:W(S),litClue:W(i),advised:h.on?h.advisedCells:[]})),w=F(null),T=n().position.moves;Sn(()=>{W(_).view;let e=W(_).moves,t=bo.animate?Zu(n().board,T,e):null;e!==T&&I(w,t&&{...t,turn:pr(()=>W(w)?.turn??0)+1}),T=e});function E(){I(a,!1),I(s,null),I(i,``),I(o,cf(n().position,g.cursor),!0)}function ee(e){I(i,W(i)===e?``:e,!0),W(i)&&I(o,uf(n().position,e,n().position.point(e).length),!0)}function te(){g.letGo(),n().undo(),h.on&&h.undone(),E()}function ne(){g.letGo(),n().redo(),h.on&&h.redone(),E()}function re(){g.letGo(),n().restart(),E()}async function ie(){h.on?!h.machineMoves&&!h.over&&await h.advise():await p.next()}async function ae(){if(I(a,!0),W(v).broken.length){I(s,()=>W(v).broken[0]?.[1]??``);return}let e=await m.right();if(e===void 0)return;let t={impossible:`check-impossible`,null:`check-norule`,true:`check-good`,false:`check-wrong`};I(s,()=>$(t[`${e}`]))}async function oe(){let e=await m.lastCorrect();if(e!==void 0){if(e===`impossible`)I(s,()=>$(`check-impossible`));else if(e===null)I(s,()=>$(`check-unknown`));else if(e===n().at)I(s,()=>$(`check-good`));else{let t=n().at-e;n().goTo(e),E(),I(s,()=>$(`check-back`,{moves:t}))}}}function D(e){W(c)?.stop(),I(c,e),g.letGo(),p.clear()}function se(){g.letGo(),g.chosen=new Set,g.brush=0,g.refusal=null,I(i,``),p.clear()}let ce=new Dd(g,{undo:te,redo:ne,help:()=>void ie(),escape:se,sheet:()=>I(u,!0),zoom:e=>e?W(d)?.viewport.closer():W(d)?.viewport.farther(),blocked:()=>W(c)!==null||W(u)});function le(e){e.target.closest(`.tools button, .pad button, [data-hint] button`)&&e.detail>0&&W(d)?.focus()}bn(()=>{let e=setInterval(()=>{document.hidden||W(b)||W(c)||n().seconds++},1e3);return()=>clearInterval(e)}),bn(()=>{n().position.view,pr(()=>p.follow())}),bn(()=>{let[e]=p.target.size?p.target:p.area;e!==void 0&&pr(()=>W(d)?.show(e))}),bn(()=>{let e=Oo();I(o,``),pr(()=>{n().position.speak(),p.speak(e)})}),bn(()=>{n().at,n().length,n().points,n().won,pr(()=>n().keep())}),bn(()=>{!W(b)||n().won||W(c)||h.on||n().by===`solver`||(n().win(),I(l,!0),setTimeout(()=>I(l,!1),2500))}),bn(()=>{h.on||pr(()=>m.findOptimum())}),bn(()=>{n().position.view,m.measure===`pegs`&&bo.pegWarning&&!W(c)&&pr(()=>m.watch())}),bn(()=>{let e=()=>n().keep(!0),t=n().follow();return addEventListener(`pagehide`,e),()=>{t(),removeEventListener(`pagehide`,e),e()}}),bn(()=>()=>{h.stop(),m.stop()});var ue=Fm();br(`keydown`,en,function(...e){ce.heard?.apply(this,e)});var de=R(ue),fe=L(de),pe=L(fe),me=L(pe),he=L(me),ge=z(B(he));A(me);var _e=B(me,2),ve=L(_e),ye=e=>{var t=Om(),r=z(t,!0);V((e,n)=>{Q(t,`aria-label`,e),Y(r,n)},[()=>$(`play-time`),()=>Cl(n().seconds)]),J(e,t)};X(ve,e=>{bo.timer&&e(ye)});var be=B(ve,2),xe=e=>{Dm(e,{get viewport(){return W(d).viewport},get frame(){return W(f)}})};X(be,e=>{W(d)&&e(xe)}),A(_e),A(pe);var O=B(pe,2);let Se;var k=L(O);{let e=N(()=>W(c)?new Map:g.notes),t=N(()=>$(n().game)),r=N(()=>W(c)!==null),i=N(()=>n().board.clues?ee:void 0);Ri(Yf(k,{get position(){return W(_)},get hand(){return g},get marks(){return W(C)},get hop(){return W(w)},get errors(){return W(x)},get notes(){return W(e)},get name(){return W(t)},get numbers(){return bo.numbers},get margins(){return bo.counts},get owners(){return h.on},get idle(){return W(r)},get onclue(){return W(i)},get onkey(){return ce.key}}),e=>I(d,e,!0),()=>W(d))}A(O);var Ce=B(O,2);let we;var Te=L(Ce),Ee=e=>{var t=km(),n=z(t,!0);V(()=>Y(n,g.refusal.text)),J(e,t)},De=e=>{var t=Am(),n=z(t,!0);V(()=>Y(n,W(S)[0][1])),J(e,t)};X(Te,e=>{g.refusal?e(Ee):W(S).length&&!W(b)&&e(De,1)}),A(Ce);var Oe=z(B(Ce,2),!0);A(fe),Ri(fe,e=>I(f,e),()=>W(f));var ke=B(fe,2),Ae=L(ke),je=e=>{gp(e,{get film(){return W(c)},onclose:()=>I(c,null)})},Me=e=>{var t=Pm(),r=R(t);dm(r,{get session(){return n()},get hint(){return p},get knows(){return m},get duel(){return h},get won(){return W(b)},undo:te,redo:ne,restart:re,help:ie,check:ae,back:oe});var i=B(r,2),a=e=>{wm(e,{get session(){return n()},get won(){return W(b)},get knows(){return m}})};X(i,e=>{h.on||e(a)});var o=B(i,2),c=e=>{var t=jm(),n=z(t,!0);V(e=>Y(n,e),[()=>W(s)()]),J(e,t)};X(o,e=>{W(s)&&e(c)});var l=B(o,2);{let e=N(()=>$(`check-looking`));Hl(l,{get task(){return m.task},get what(){return W(e)}})}var d=B(l,2);wp(d,{get hint(){return p},onback:oe});var f=B(d,2),_=e=>{var t=Mm();Ap(L(t),{get hand(){return g}}),A(t),J(e,t)};X(f,e=>{n().described.keys.length&&!h.on&&e(_)});var v=B(f,2),y=e=>{var t=Nm(),r=R(t);Ip(r,{get hand(){return g}});var i=B(r,2),a=z(i,!0);pm(B(i,2),{get session(){return n()}}),V(e=>Y(a,e),[()=>$(`${n().game}.how`)]),J(e,t)};X(v,e=>{h.on||e(y)});var x=B(v,2),S=e=>{up(e,{get duel(){return h},get session(){return n()}})};X(x,e=>{n().game===`pairs`&&e(S)});var C=B(x,2);{let e=N(()=>!h.on);im(C,{get session(){return n()},get solving(){return W(e)},onfilm:D,onplayed:E,onkeys:()=>I(u,!0)})}J(e,t)};X(Ae,e=>{W(c)?e(je):e(Me,-1)}),A(ke),A(de),vm(B(de,2),{get session(){return n()},get drag(){return t.drag},get open(){return W(u)},set open(e){I(u,e,!0)}}),V((e,t)=>{Q(fe,`aria-label`,e),Y(he,`${t??``} `),Y(ge,`${n().board.rows??``}×${n().board.cols??``}`),Se=li(O,1,`frame svelte-2zsc2m`,null,Se,{celebrate:W(l)}),we=li(Ce,1,`say no-print svelte-2zsc2m`,null,we,{error:W(S).length>0||g.refusal}),Y(Oe,W(o))},[()=>$(`play-board`),()=>$(n().game)]),G(`click`,ke,le),J(e,ue),M()}xr([`click`]);var Lm=K(`<h1> </h1> <p class="error" role="alert"> </p> <p><a href="#/open"> </a></p>`,1),Rm=K(`<p role="status"> </p>`);function zm(e,t){j(t,!0);let n=F(null),r=F(null);function i(){let e={};for(let[n,r]of t.query)n.startsWith(`o.`)&&(e[n.slice(2)]=r);return e}function a(e,t){return Kc(e).find(e=>{let n=zc(e);return n!==null&&Dc(Ec(Tc(n.entries,n.at)),t)})??Wc(e)}async function o(){try{let e=await Jo(),r=e.ask(`puzzle`,{text:t.id,options:i()});if(!r.view)throw new Ki(()=>$(`play-toolarge`));let{drag:o}=e.ask(`games`,void 0).games.find(({name:e})=>e===r.game),c=(t.query.get(`p`)??``).split(` `).flatMap(Ac),l=Mc(r.id,r.options,Number(t.query.get(`copy`))||0),u=new $u(e,r,c.length?a(l,c):l);I(n,{session:u,drag:o,notice:c.length?s(u,c):null})}catch(e){I(r,e)}}function s(e,t){let n=t.length;for(;n>0&&!e.replace(t.slice(0,n),`link`);)n--;let r=Gc(e.key),i=Ks(e.described.id,e.described.options,[],r);return history.replaceState(null,``,i),n<t.length?()=>$(`play-odd-move`,{move:t[n]}):r?()=>$(`play-copy`):null}o();var c=jr(),l=R(c),u=e=>{Im(e,Ui(()=>W(n)))},d=e=>{var t=Lm(),n=R(t),i=z(n,!0),a=B(n,2),o=z(a,!0),s=B(a,2),c=z(L(s),!0);A(s),V((e,t,n)=>{Y(i,e),Y(o,t),Y(c,n)},[()=>$(`play-cannot`),()=>Ms(W(r)),()=>$(`nav-open`)]),J(e,t)},f=e=>{var t=Rm(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`loading`)]),J(e,t)};X(l,e=>{W(n)?e(u):W(r)?e(d,1):e(f,-1)}),J(e,c),M()}var Bm=q(`<svg width="0" height="0" aria-hidden="true" class="svelte-k3gmal"><defs><pattern id="tint-red" width="8" height="8" patternUnits="userSpaceOnUse"><rect class="red svelte-k3gmal" width="8" height="8"></rect><path class="red line svelte-k3gmal" d="M-2 2l4-4M0 8l8-8M6 10l4-4"></path></pattern><pattern id="tint-blue" width="10" height="10" patternUnits="userSpaceOnUse"><rect class="blue svelte-k3gmal" width="10" height="10"></rect><circle class="blue dot svelte-k3gmal" cx="2.5" cy="2.5" r="1.1"></circle><circle class="blue dot svelte-k3gmal" cx="7.5" cy="7.5" r="1.1"></circle></pattern><pattern id="tint-green" width="8" height="8" patternUnits="userSpaceOnUse"><rect class="green svelte-k3gmal" width="8" height="8"></rect><path class="green line svelte-k3gmal" d="M0 2h8M0 6h8"></path></pattern></defs></svg>`);function Vm(e){J(e,Bm())}var Hm=K(`<label><input type="radio" name="theme"/> </label>`),Um=K(`<label><input type="radio" name="errors"/> </label>`),Wm=K(`<label><input type="checkbox"/> </label>`),Gm=K(`<fieldset class="svelte-r8r4ui"><legend class="svelte-r8r4ui"> </legend> <!></fieldset> <fieldset class="svelte-r8r4ui"><legend class="svelte-r8r4ui"> </legend> <!></fieldset> <fieldset class="svelte-r8r4ui"><legend class="svelte-r8r4ui"> </legend> <!></fieldset>`,1);function Km(e,t){j(t,!0);let n=[],r=[],i=Wi(t,`open`,15),a=[`system`,`light`,`dark`,`contrast`],o=[`live`,`ask`,`never`],s=[`timer`,`autoClear`,`counts`,`numbers`,`pegWarning`,`animate`];{let t=N(()=>$(`settings-title`));hm(e,{get title(){return W(t)},get open(){return i()},set open(e){i(e)},children:(e,t)=>{var i=Gm(),c=R(i),l=L(c),u=z(l,!0);Z(B(l,2),16,()=>a,e=>e,(e,t)=>{var r=Hm(),i=L(r);Ci(i);var a,o=B(i,1,!0);A(r),V(e=>{a!==(a=t)&&(i.value=(i.__value=a)??``),Y(o,e)},[()=>$(`theme-${t}`)]),Ai(n,[],i,()=>bo.theme,e=>bo.theme=e),J(e,r)}),A(c);var d=B(c,2),f=L(d),p=z(f,!0);Z(B(f,2),16,()=>o,e=>e,(e,t)=>{var n=Um(),i=L(n);Ci(i);var a,o=B(i,1,!0);A(n),V(e=>{a!==(a=t)&&(i.value=(i.__value=a)??``),Y(o,e)},[()=>$(`errors-${t}`)]),Ai(r,[],i,()=>bo.errors,e=>bo.errors=e),J(e,n)}),A(d);var m=B(d,2),h=L(m),g=z(h,!0);Z(B(h,2),16,()=>s,e=>e,(e,t)=>{var n=Wm(),r=L(n);Ci(r);var i=B(r,1,!0);A(n),V(e=>Y(i,e),[()=>$(`settings-${t}`)]),ji(r,()=>bo[t],e=>bo[t]=e),J(e,n)}),A(m),V((e,t,n)=>{Y(u,e),Y(p,t),Y(g,n)},[()=>$(`settings-theme`),()=>$(`settings-errors`),()=>$(`settings-play`)]),J(e,i)},$$slots:{default:!0}})}M()}var qm=K(`<option> </option>`),Jm=K(`<p class="error trouble svelte-1n46o8q" role="alert"> </p>`),Ym=K(`<a class="skip svelte-1n46o8q" href="#main"> </a> <header class="svelte-1n46o8q"><a class="brand svelte-1n46o8q" href="#/"><img src="./icon.svg" alt="" width="28" height="28"/>Quadrille</a> <nav class="svelte-1n46o8q"><a href="#/" class="svelte-1n46o8q"> </a> <a href="#/open" class="svelte-1n46o8q"> </a> <a href="#/lab" class="svelte-1n46o8q"> </a></nav> <div class="tools svelte-1n46o8q"><select class="svelte-1n46o8q"></select> <button type="button" class="gear svelte-1n46o8q"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M8.5 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4"></path></svg></button></div></header> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!></main> <!> <!>`,1);function Xm(e,t){j(t,!0),xo();let n=F(!1);bn(()=>{document.documentElement.lang=Oo()});let r=N(()=>Ws.now.page),i=N(()=>lc.find(e=>e===Ws.now.rest)),a=N(()=>{if(W(r)===`lab`)return $(`lab-title`);if(W(r)===`open`||W(r)===`edit`)return $(`open-title`);let e=W(r)===`play`?Ws.now.rest.split(`:`)[0]:W(i)??``;return lc.includes(e)?$(e):``});bn(()=>{document.title=W(a)?`${W(a)} · Quadrille`:`Quadrille`});var o=Ym(),s=R(o),c=z(s,!0),l=B(s,2),u=B(L(l),2),d=L(u),f=z(d,!0),p=B(d,2),m=z(p,!0),g=B(p,2),_=z(g,!0);A(u);var v=B(u,2),y=L(v);Z(y,21,()=>Do,([e,t])=>e,(e,t)=>{var n=N(()=>h(W(t),2));let r=()=>W(n)[0],i=()=>W(n)[1];var a=qm(),o=z(a,!0),s={};V(()=>{Y(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),J(e,a)}),A(y);var b;hi(y);var x=B(y,2);A(v),A(l);var S=B(l,2),C=e=>{var t=Jm(),n=z(t,!0);V(e=>{Q(t,`data-trouble`,uo.trouble),Y(n,e)},[()=>$(`storage-${uo.trouble}`)]),J(e,t)};X(S,e=>{uo.trouble&&e(C)});var w=B(S,2),T=L(w),E=e=>{var t=jr();Ur(R(t),()=>`${Ws.now.rest}?${Ws.now.query}`,e=>{zm(e,{get id(){return Ws.now.rest},get query(){return Ws.now.query}})}),J(e,t)},ee=e=>{var t=jr();Ur(R(t),()=>W(i),e=>{Bu(e,{get game(){return W(i)}})}),J(e,t)},te=e=>{Ku(e,{})},ne=e=>{var t=jr();Ur(R(t),()=>W(i),e=>{cc(e,{get game(){return W(i)}})}),J(e,t)},re=e=>{wu(e,{})},ie=e=>{cl(e,{})};X(T,e=>{W(r)===`play`?e(E):W(r)===`new`&&W(i)?e(ee,1):W(r)===`open`?e(te,2):W(r)===`edit`&&W(i)?e(ne,3):W(r)===`lab`?e(re,4):e(ie,-1)}),A(w);var ae=B(w,2);Vm(ae,{}),Km(B(ae,2),{get open(){return W(n)},set open(e){I(n,e,!0)}}),V((e,t,n,i,a,o,s,l,h)=>{Y(c,e),Q(u,`aria-label`,t),Q(d,`aria-current`,W(r)===``||W(r)===`new`||W(r)===`play`?`page`:void 0),Y(f,n),Q(p,`aria-current`,W(r)===`open`||W(r)===`edit`?`page`:void 0),Y(m,i),Q(g,`aria-current`,W(r)===`lab`?`page`:void 0),Y(_,a),Q(y,`aria-label`,o),b!==(b=s)&&(y.value=(y.__value=b)??``,mi(y,b)),Q(x,`aria-label`,l),Q(x,`title`,h)},[()=>$(`skip`),()=>$(`nav-label`),()=>$(`nav-games`),()=>$(`nav-open`),()=>$(`nav-lab`),()=>$(`language`),()=>Oo(),()=>$(`settings-title`),()=>$(`settings-title`)]),G(`click`,s,e=>{e.preventDefault(),document.getElementById(`main`)?.focus()}),G(`change`,y,e=>bo.language=e.currentTarget.value),G(`click`,x,()=>I(n,!0)),J(e,o),M()}xr([`click`,`change`]);async function Zm(){!await os()&&`serviceWorker`in navigator&&await navigator.serviceWorker.register(`offline.js`).catch(()=>{})}Zm(),Lr(Xm,{target:document.getElementById(`app`)});