var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){for(var t=0;t<e.length;t++)e[t]()}function p(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function m(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var h=1024,g=2048,_=4096,v=8192,y=16384,b=32768,x=1<<25,S=65536,C=1<<19,w=1<<20,T=1<<25,E=1<<21,ee=1<<22,D=1<<23,O=Symbol(`$state`),te=Symbol(`component`),ne=Symbol(`legacy props`),re=Symbol(``),ie=Symbol(`attributes`),ae=Symbol(`class`),oe=Symbol(`style`),se=Symbol(`text`),ce=Symbol(`form reset`),le=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ue=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),de={},fe=Symbol(`uninitialized`),pe=`http://www.w3.org/1999/xhtml`;function me(){console.warn(`https://svelte.dev/e/derived_inert`)}function he(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function ge(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function _e(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var k=!1;function ve(e){k=e}var A;function ye(e){if(e===null)throw he(),de;return A=e}function j(){return ye(an(A))}function M(e){if(k){if(an(A)!==null)throw he(),de;A=e}}function be(e=1){if(k){for(var t=e,n=A;t--;)n=an(n);A=n}}function xe(e=!0){for(var t=0,n=A;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=an(n);e&&n.remove(),n=i}}function Se(e){if(!e||e.nodeType!==8)throw he(),de;return e.data}function Ce(e){return e===this.v}function we(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Te(e){return!we(e,this.v)}function Ee(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function De(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Oe(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ke(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ae(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function je(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Me(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ne(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Pe(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Fe(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ie(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Le=[];function Re(e,t=!1,n=!1){return ze(e,new Map,``,Le,null,n)}function ze(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=ze(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=ze(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return ze(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}var Be=null;function Ve(e){Be=e}function He(e,t=!1,n){Be={p:Be,i:!1,c:null,e:null,s:e,x:null,r:U,l:null}}function Ue(e){var t=Be,n=t.e;if(n!==null){t.e=null;for(var r of n)vn(r)}return e!==void 0&&(t.x=e),t.i=!0,Be=t.p,We(e)}function We(e={}){return i(e,te,{value:!0}),e}function Ge(){return!0}var Ke=[];function qe(){var e=Ke;Ke=[],f(e)}function Je(e){if(Ke.length===0&&!St){var t=Ke;queueMicrotask(()=>{t===Ke&&qe()})}Ke.push(e)}function Ye(){for(;Ke.length>0;)qe()}var Xe=~(g|_|h);function Ze(e,t){e.f=e.f&Xe|t}function Qe(e){e.f&512||e.deps===null?Ze(e,h):Ze(e,_)}function $e(e,t){e.f&2048?t.set(e,g):e.f&4096&&t.get(e)!==2048&&t.set(e,_),Ze(e,h)}function et(e){k&&rn(e)!==null&&on(e)}var tt=!1;function nt(){tt||(tt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ce]?.()})},{capture:!0}))}function rt(e){var t=H,n=U;Vn(null),Hn(null);try{return e()}finally{Vn(t),Hn(n)}}function it(e,t,n,r=n){e.addEventListener(t,()=>rt(n));let i=e[ce];e[ce]=i?()=>{i(),r(!0)}:()=>r(!0),nt()}function at(e,t,n,r){let i=Ge()?lt:ft;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=U,c=ot(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){dn(e,s)}st()}}var d=ct();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>dt(e))).then(u).catch(e=>dn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),st())}):f()}function ot(){var e=U,t=H,n=Be,r=P;return function(i=!0){Hn(e),Vn(t),Ve(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function st(e=!0){Hn(null),Vn(null),Ve(null),e&&P?.deactivate()}function ct(){var e=U,t=e.b,n=P,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function lt(e){var t=2|g;return U!==null&&(U.f|=C),{ctx:Be,deps:null,effects:null,equals:Ce,f:t,fn:e,reactions:null,rv:0,v:fe,wv:0,parent:U,ac:null}}var ut=Symbol(`obsolete`);function dt(e,t,n){let r=U;r===null&&Ee();var i=void 0,a=zt(fe),o=!H,s=new Set;return Sn(()=>{var t=U,n=p();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==le&&n.reject(e)}).finally(st)}catch(e){n.reject(e),st()}var c=P;if(o){if(t.f&32768)var l=ct();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(ut);else for(let e of s.values())e.reject(ut);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==ut&&(c.activate(),t?(a.f|=D,Ut(a,t)):(a.f&8388608&&(a.f^=D),Ut(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),gn(()=>{for(let e of s)e.reject(ut)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function N(e){let t=lt(e);return Wn(t),t}function ft(e){let t=lt(e);return t.equals=Te,t}function pt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)kn(t[n])}}function mt(e){var t,n=U,r=e.parent;if(!Rn&&r!==null&&e.v!==fe&&r.f&24576)return me(),e.v;Hn(r);try{pt(e),t=nr(e)}finally{Hn(n)}return t}function ht(e){var t=mt(e);!e.equals(t)&&(e.wv=$n(),(!P?.is_fork||e.deps===null)&&(P===null?e.v=t:(P.capture(e,t,!0),yt?.capture(e,t,!0)),e.deps===null))?Ze(e,h):Rn||(bt===null?Qe(e):(hn()||P?.is_fork)&&bt.set(e,t))}function gt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&rt(()=>{t.ac.abort(le),t.ac=null}),t.fn!==null&&(t.teardown=d),ar(t,0),Dn(t))}function _t(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&or(t)}var vt=null,P=null,yt=null,bt=null,xt=null,St=!1,Ct=!1,wt=null,Tt=null,Et=0,Dt=1,Ot=class e{id=Dt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){vt===null?vt=this:(vt.next=this,this.prev=vt),vt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)Ze(r,g),t(r);for(r of n.m)Ze(r,_),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=h}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)Ze(e,t),this.schedule(e);this.apply();for(var t=wt=[],n=[],r=Tt=[];this.#a.length>0;){Et++>1e3&&(this.#b(),At());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Ft(e),this.#d()||this.discard(),t}}if(P=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(wt=null,Tt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Pt(e,t);r.length>0&&P.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),yt=this,Mt(n),Mt(t),yt=null,this.#i?.resolve();var o=P;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Lt.clear(),o.#m())}}#h(e,t,n){e.f^=h;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=h:i&4?t.push(r):er(r)&&(i&16&&this.add_dirty_reaction(r,_),or(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),Ze(i,g),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),P=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)$e(e[t],this.#s)}capture(e,t,n=!1){e.v!==fe&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),bt?.set(e,t)),this.is_fork||(e.v=t)}activate(){P=this}deactivate(){P=null,bt=null}flush(){try{Ct=!0,P=this,this.#m()}finally{Et=0,xt=null,wt=null,Tt=null,Ct=!1,P=null,bt=null,Lt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(ut);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,Je(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=p()).promise}static ensure(){if(P===null){let t=P=new e;!Ct&&!St&&Je(()=>{t.started||t.flush()})}return P}apply(){bt=null}schedule(e){xt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?vt=e:t.prev=e,this.linked=!1}}};function kt(e){var t=St,n=yt;yt=null,St=!0;try{var r;for(e&&(kt(),r=e());;){if(Ye(),P===null)return r;P.flush()}}finally{St=t,yt=n}}function At(){try{je()}catch(e){dn(e,xt)}}var jt=null;function Mt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&er(r)&&(jt=new Set,or(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&jn(r),jt?.size>0)){Lt.clear();for(let e of jt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)jt.has(n)&&(jt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||or(n)}}jt.clear()}}jt=null}}function Nt(e){P.schedule(e)}function Pt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),Ze(e,h);for(var n=e.first;n!==null;)Pt(n,t),n=n.next}}function Ft(e){Ze(e,h);for(var t=e.first;t!==null;)Ft(t),t=t.next}var It=new Set,Lt=new Map,Rt=!1;function zt(e,t){return{f:0,v:e,reactions:null,equals:Ce,rv:0,wv:0}}function F(e,t){let n=zt(e,t);return Wn(n),n}function Bt(e,t=!1,n=!0){let r=zt(e);return t||(r.equals=Te),r}function I(e,t,n=!1){return H!==null&&(!Bn||H.f&131072)&&Ge()&&H.f&4325394&&(Un===null||!Un.has(e))&&Fe(),Ut(e,n?Jt(t):t,Tt)}var Vt=null,Ht=0;function Ut(e,t,n=null){if(!e.equals(t)){Rn?Lt.set(e,t):Lt.has(e)||Lt.set(e,e.v);var r=Ot.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&mt(t),bt===null&&Qe(t)}e.wv=$n(),Vt=null,Ht=0,qt(e,g,n),Vt=null,Ge()&&U!==null&&U.f&1024&&!(U.f&96)&&(qn===null?Jn([e]):qn.push(e)),!r.is_fork&&It.size>0&&!Rt&&Wt()}return t}function Wt(){Rt=!1;for(let e of It){e.f&1024&&Ze(e,_);let t;try{t=er(e)}catch{t=!0}t&&or(e)}It.clear()}function Gt(e,t=1){var n=W(e),r=t===1?n++:n--;return I(e,n),r}function Kt(e){I(e,e.v+1)}function qt(e,t,n){var r=e.reactions;if(r!==null){var i=Ge(),a=r.length;if(Ht+=a,Ht>1e5&&Vt===null&&(Vt=new Set),Vt!==null){if(Vt.has(e))return;Vt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==U){var l=(c&g)===0;if(l&&Ze(s,t),c&131072)It.add(s);else if(c&2){var u=s;bt?.delete(u),qt(u,_,n)}else if(l){var d=s;c&16&&jt!==null&&jt.add(d),n===null?Nt(d):n.push(d)}}}}}function Jt(t){if(typeof t!=`object`||!t||O in t||te in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=F(0),u=null,d=Zn,f=e=>{if(Zn===d)return e();var t=H,n=Zn;Vn(null),Qn(d);var r=e();return Vn(t),Qn(n),r};return i&&r.set(`length`,F(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ne();var i=r.get(t);return i===void 0?f(()=>{var e=F(n.value,u);return r.set(t,e),e}):I(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>F(fe,u));r.set(t,e),Kt(o)}}else I(n,fe),Kt(o);return!0},get(e,n,i){if(n===O)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>F(Jt(s?e[n]:fe),u)),r.set(n,o)),o!==void 0){var c=W(o);return c===fe?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=W(i);if(a===fe)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===O)return!0;var n=r.get(t),i=n!==void 0&&n.v!==fe||Reflect.has(e,t);return(n!==void 0||(U!==null||H!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>F(i?Jt(e[t]):fe,u)),r.set(t,n)),W(n)===fe)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>F(fe,u)),r.set(d+``,p)):I(p,fe)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>F(void 0,u)),I(c,Jt(n)),r.set(t,c));else{l=c.v!==fe;var m=f(()=>Jt(n));I(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&I(g,_+1)}Kt(o)}return!0},ownKeys(e){W(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==fe});for(var[n,i]of r)i.v!==fe&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Pe()}})}function Yt(e){try{if(typeof e==`object`&&e&&O in e)return e[O]}catch{}return e}function Xt(e,t){return Object.is(Yt(e),Yt(t))}var Zt,Qt,$t,en;function tn(){if(Zt===void 0){Zt=window,Qt=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;$t=a(t,`firstChild`).get,en=a(t,`nextSibling`).get,u(e)&&(e[ae]=void 0,e[ie]=null,e[oe]=void 0,e.__e=void 0),u(n)&&(n[se]=void 0)}}function nn(e=``){return document.createTextNode(e)}function rn(e){return $t.call(e)}function an(e){return en.call(e)}function L(e,t){if(!k)return rn(e);var n=rn(A);if(n===null)n=A.appendChild(nn());else if(t&&n.nodeType!==3){var r=nn();return n?.before(r),ye(r),r}return t&&ln(n),ye(n),n}function R(e,t=!1){if(!k){var n=rn(e);return n instanceof Comment&&n.data===``?an(n):n}if(t){if(A?.nodeType!==3){var r=nn();return A?.before(r),ye(r),r}ln(A)}return A}function z(e,t=!1){if(!k)return rn(e);var n=L(e,t);return M(e),n}function B(e,t=1,n=!1){let r=k?A:e;for(var i;t--;)i=r,r=an(r);if(!k)return r;if(n){if(r?.nodeType!==3){var a=nn();return r===null?i?.after(a):r.before(a),ye(a),a}ln(r)}return ye(r),r}function on(e){e.textContent=``}function sn(){return!1}function cn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function ln(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function un(e){var t=U;if(t===null)return H.f|=D,e;if(!(t.f&32768)&&!(t.f&4))throw e;dn(e,t)}function dn(e,t){if(e===de)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function fn(e){U===null&&(H===null&&Ae(e),ke()),Rn&&Oe(e)}function pn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function mn(e,t){var n=U;n!==null&&n.f&8192&&(e|=v);var r={ctx:Be,deps:null,nodes:null,f:e|g|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};P?.register_created_effect(r);var i=r;if(e&4)wt===null?Ot.ensure().schedule(r):wt.push(r);else if(t!==null){try{or(r)}catch(e){throw kn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=S))}if(i!==null&&(i.parent=n,n!==null&&pn(i,n),H!==null&&H.f&2&&!(e&64))){var a=H;(a.effects??=[]).push(i)}return r}function hn(){return H!==null&&!Bn}function gn(e){let t=mn(8,null);return Ze(t,h),t.teardown=e,t}function _n(e){fn(`$effect`);var t=U.f;if(!H&&t&32&&Be!==null&&!Be.i){var n=Be;(n.e??=[]).push(e)}else return vn(e)}function vn(e){return mn(4|w,e)}function yn(e){return fn(`$effect.pre`),mn(8|w,e)}function bn(e){Ot.ensure();let t=mn(64|C,e);return(e={})=>new Promise(n=>{e.outro?Mn(t,()=>{kn(t),n(void 0)}):(kn(t),n(void 0))})}function xn(e){return mn(4,e)}function Sn(e){return mn(ee|C,e)}function Cn(e,t=0){return mn(8|t,e)}function V(e,t=[],n=[],r=[]){at(r,t,n,t=>{mn(8,()=>{e(...t.map(W))})})}function wn(e,t=0){return mn(16|t,e)}function Tn(e){return mn(32|C,e)}function En(e){var t=e.teardown;if(t!==null){let n=Rn,r=H;zn(!0),Vn(null);try{t.call(null)}catch(t){dn(t,e.parent)}finally{zn(n),Vn(r)}}}function Dn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&rt(()=>{e.abort(le)});var r=n.next;n.f&64?n.parent=null:kn(n,t),n=r}}function On(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||kn(t),t=n}}function kn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(An(e.nodes.start,e.nodes.end),n=!0),e.f|=x,Dn(e,t&&!n),ar(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();En(e),e.f^=x,e.f|=y;var i=e.parent;i!==null&&i.first!==null&&jn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function An(e,t){for(;e!==null;){var n=e===t?null:an(e);e.remove(),e=n}}function jn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Mn(e,t,n=!0){var r=[];e.f|=256,Nn(e,r,!0);var i=()=>{n&&kn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Nn(e,t,n){if(!(e.f&8192)){e.f^=v;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Nn(i,t,o?n:!1)}i=a}}}function Pn(e){e.f&=-257,Fn(e,!0)}function Fn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=v,e.f&1024||(Ze(e,g),Ot.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Fn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function In(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:an(n);t.append(n),n=i}}var Ln=null,Rn=!1;function zn(e){Rn=e}var H=null,Bn=!1;function Vn(e){H=e}var U=null;function Hn(e){U=e}var Un=null;function Wn(e){H!==null&&(H.f&2097152||H.f&2)&&(Un??=new Set).add(e)}var Gn=null,Kn=0,qn=null;function Jn(e){qn=e}var Yn=1,Xn=0,Zn=Xn;function Qn(e){Zn=e}function $n(){return++Yn}function er(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(er(a)&&ht(a),a.wv>e.wv)return!0}t&512&&bt===null&&Ze(e,h)}return!1}function tr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Un!==null&&Un.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?tr(a,t,!1):t===a&&(n?Ze(a,g):a.f&1024&&Ze(a,_),Nt(a))}}function nr(e){var t=Gn,n=Kn,r=qn,i=H,a=Un,o=Be,s=Bn,c=Zn,l=e.f;Gn=null,Kn=0,qn=null,H=l&96?null:e,Un=null,Ve(e.ctx),Bn=!1,Zn=++Xn,e.ac!==null&&(rt(()=>{e.ac.abort(le)}),e.ac=null);try{e.f|=E;var u=e.fn,d=u();e.f|=b;var f=rr(e);if(Ge()&&qn!==null&&!Bn&&f!==null&&!(e.f&6146))for(var p=0;p<qn.length;p++)tr(qn[p],e);if(i!==null&&i!==e){if(Xn++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=Xn;if(t!==null)for(let e of t)e.rv=Xn;qn!==null&&(r===null?r=qn:r.push(...qn))}return e.f&8388608&&(e.f^=D),d}catch(t){return rr(e),un(t)}finally{e.f^=E,Gn=t,Kn=n,qn=r,H=i,Un=a,Ve(o),Bn=s,Zn=c}}function rr(e){var t=e.deps,n=P?.is_fork;if(Gn!==null){var r;if(n||ar(e,Kn),t!==null&&Kn>0)for(t.length=Kn+Gn.length,r=0;r<Gn.length;r++)t[Kn+r]=Gn[r];else e.deps=t=Gn;if(hn()&&e.f&512)for(r=Kn;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Kn<t.length&&(ar(e,Kn),t.length=Kn);return t}function ir(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(Gn===null||!n.call(Gn,r))){var s=r;s.f&512&&(s.f^=512),s.v!==fe&&Qe(s),s.ac!==null&&rt(()=>{s.ac.abort(le),s.ac=null,Ze(s,g)}),gt(s),ar(s,0)}}function ar(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)ir(e,n[r])}function or(e){var t=e.f;if(!(t&16384)){Ze(e,h);var n=U;U=e;try{t&16777232?On(e):Dn(e),En(e);var r=nr(e);e.teardown=typeof r==`function`?r:null,e.wv=Yn}finally{U=n}}}async function sr(){await Promise.resolve(),kt()}function W(e){var t=!!(e.f&2);if(Ln?.add(e),H!==null&&!Bn&&!(U!==null&&U.f&16384)&&(Un===null||!Un.has(e))){var r=H.deps;if(H.f&2097152)e.rv<Xn&&(e.rv=Xn,Gn===null&&r!==null&&r[Kn]===e?Kn++:Gn===null?Gn=[e]:Gn.push(e));else{H.deps??=[],n.call(H.deps,e)||H.deps.push(e);var i=e.reactions;i===null?e.reactions=[H]:n.call(i,H)||i.push(H)}}if(Rn&&Lt.has(e))return Lt.get(e);if(t){var a=e;if(Rn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||lr(a))&&(o=mt(a)),Lt.set(a,o),o}var s=!(a.f&512)&&!Bn&&H!==null&&!!(H.f&512),c=(a.f&b)===0;er(a)&&(s&&(a.f|=512),ht(a)),s&&!c&&(_t(a),cr(a))}if(bt?.has(e))return bt.get(e);if(e.f&8388608)throw e.v;return e.v}function cr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(_t(r),cr(r))}}function lr(e){if(e.v===fe)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Lt.has(t)||t.f&2&&lr(t))return!0;return!1}function ur(e){var t=Bn;try{return Bn=!0,e()}finally{Bn=t}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var dr=[`touchstart`,`touchmove`];function fr(e){return dr.includes(e)}var pr=Symbol(`events`),mr=new Set,hr=new Set;function gr(e,t,n,r={}){function i(e){if(r.capture||xr.call(t,e),!e.cancelBubble)return rt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,Je(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function _r(e,t,n,r,i){var a={capture:r,passive:i},o=gr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&gn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function G(e,t,n){(t[pr]??={})[e]=n}function vr(e){for(var t=0;t<e.length;t++)mr.add(e[t]);for(var n of hr)n(e)}var yr=null,br=!1;function xr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;yr=e,br||(br=!0,setTimeout(()=>{br=!1,yr=null}));var s=0,c=yr===e&&e[pr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[pr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=H,f=U;Vn(null),Hn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[pr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[pr]=t,delete e.currentTarget,Vn(d),Hn(f)}}}var Sr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Cr(e){return Sr?.createHTML(e)??e}function wr(e){var t=cn(`template`);return t.innerHTML=Cr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Tr(e,t){var n=U;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function K(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(k)return Tr(A,null),A;i===void 0&&(i=wr(a?e:`<!>`+e),n||(i=rn(i)));var t=r||Qt?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=rn(t),s=t.lastChild;Tr(o,s)}else Tr(t,t);return t}}function Er(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(k)return Tr(A,null),A;if(!o){var e=rn(wr(a));if(i)for(o=document.createDocumentFragment();rn(e);)o.appendChild(rn(e));else o=rn(e)}var t=o.cloneNode(!0);if(i){var n=rn(t),r=t.lastChild;Tr(n,r)}else Tr(t,t);return t}}function q(e,t){return Er(e,t,`svg`)}function Dr(e=``){if(!k){var t=nn(e+``);return Tr(t,t),t}var n=A;return n.nodeType===3?ln(n):(n.before(n=nn()),ye(n)),Tr(n,n),n}function Or(){if(k)return Tr(A,null),A;var e=document.createDocumentFragment(),t=document.createComment(``),n=nn();return e.append(t,n),Tr(t,n),e}function J(e,t){if(k){var n=U;n.f&32768&&n.nodes.end!==null||(n.nodes.end=A),j()}else e!==null&&e.before(t)}function kr(){if(k&&A&&A.nodeType===8&&A.textContent?.startsWith(`$`)){let e=A.textContent.substring(1);return j(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Ar(e){let t=0,n=zt(0),r;return()=>{hn()&&(W(n),Cn(()=>(t===0&&(r=ur(()=>e(()=>Kt(n)))),t+=1,()=>{Je(()=>{--t,t===0&&(r?.(),r=void 0,Kt(n))})})))}}var jr=S|C;function Mr(e,t,n,r){new Nr(e,t,n,r)}var Nr=class{parent;is_pending=!1;transform_error;#e;#t=k?A:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Ar(()=>(this.#p=zt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=U;t.b=this,t.f|=128,n(e)},this.parent=U.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=wn(()=>{if(k){let e=Se(this.#t);j();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},jr),k&&(this.#e=A)}#h(){try{this.#a=Tn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);Je(r),t&&(this.#s=Tn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?_e():(t=!0,n&&Ie(),this.#s!==null&&Mn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){dn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(y|x))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Tn(()=>e(this.#e)),Je(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=nn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Tn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){dn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(P)):this.#u===0&&(this.#e.before(e),this.#c=null,Mn(this.#o,()=>{this.#o=null}),this.#x(P))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Tn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();In(this.#a,e);let t=this.#n.pending;this.#o=Tn(()=>t(this.#e))}else this.#x(P)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){$e(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=U,n=H,r=Be;Hn(this.#i),Vn(this.#i),Ve(this.#i.ctx);try{return Ot.ensure(),e()}finally{Hn(t),Vn(n),Ve(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Mn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,Je(()=>{this.#d=!1,this.#p&&Ut(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),W(this.#p)}error(e){if(e===de||!this.#n.onerror&&!this.#n.failed)throw e;P?.is_fork?(this.#a&&P.skip_effect(this.#a),this.#o&&P.skip_effect(this.#o),this.#s&&P.skip_effect(this.#s),P.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(kn(this.#a),null),this.#o&&=(kn(this.#o),null),this.#s&&=(kn(this.#s),null),k&&(ye(this.#t),be(),ye(xe()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Tn(()=>{var r=U;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return dn(e,this.#i.parent),null}}))};Je(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){dn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>dn(e,this.#i&&this.#i.parent)):n(t)}})}};function Y(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[se]??=e.nodeValue)&&(e[se]=n,e.nodeValue=`${n}`)}function Pr(e,t){return Ir(e,t)}var Fr=new Map;function Ir(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){tn();var l=void 0,u=bn(()=>{var s=n??t.appendChild(nn());Mr(s,{pending:()=>{}},t=>{He({});var n=Be;if(o&&(n.c=o),a&&(i.$$events=a),k&&Tr(t,null),l=e(t,i)||We(),k&&(U.nodes.end=A,A===null||A.nodeType!==8||A.data!==`]`))throw he(),de;Ue()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=fr(r);for(let e of[t,document]){var a=Fr.get(e);a===void 0&&(a=new Map,Fr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,xr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(mr)),hr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Fr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,xr),r.delete(e),r.size===0&&Fr.delete(n)):r.set(e,i)}hr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Lr.set(l,u),l}var Lr=new WeakMap,Rr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Pn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Pn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(kn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();In(r,t),t.append(nn()),this.#n.set(e,{effect:r,fragment:t})}else kn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Mn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(kn(n.effect),this.#n.delete(e))};ensure(e,t){var n=P,r=sn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=nn();i.append(a),this.#n.set(e,{effect:Tn(()=>t(a)),fragment:i})}else this.#t.set(e,Tn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else k&&(this.anchor=A),this.#a(n)}};function X(e,t,n=!1){var r;k&&(r=A,j());var i=new Rr(e),a=n?S:0;function o(e,t){if(k){var n=Se(r);if(e!==parseInt(n.substring(1))){var a=xe();ye(a),i.anchor=a,ve(!1),i.ensure(e,t),ve(!0);return}}i.ensure(e,t)}wn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var zr=Symbol(`NaN`);function Br(e,t,n){k&&j();var r=new Rr(e),i=!Ge();wn(()=>{var e=t();e!==e&&(e=zr),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function Vr(e,t){return t}function Hr(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Mn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;Ur(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;on(d),d.append(u),e.items.clear()}Ur(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function Ur(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=T,In(a,document.createDocumentFragment())):kn(t[i],n)}}var Wr;function Z(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=k?ye(rn(u)):u.appendChild(nn())}k&&j();var d=null,f=ft(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=W(f);_.fallback=d,Kr(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=T,Jr(d,null,c)):Pn(d):Mn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:wn(()=>{var e=W(f),t=e.length;let r=!1;k&&Se(c)===`[!`!=(t===0)&&(c=xe(),ye(c),ve(!1),r=!0);for(var u=new Set,_=P,v=sn(),y=0;y<t;y+=1){k&&A.nodeType===8&&A.data===`]`&&(c=A,r=!0,ve(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Ut(S.v,b),S.i&&Ut(S.i,y),v&&_.unskip_effect(S.e)):(S=qr(l,m?c:Wr??=nn(),b,x,y,o,n,i),m||(S.e.f|=T),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=Tn(()=>s(c)):(d=Tn(()=>s(Wr??=nn())),d.f|=T)),t>u.size&&De(``,``,``),k&&t>0&&ye(xe()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&ve(!0),W(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,k&&(c=A)}function Gr(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function Kr(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=Gr(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Pn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=T,_===l)Jr(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Yr(e,d,_),Yr(e,_,y),Jr(_,y,n),d=_,p=[],m=[],l=Gr(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)Jr(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);Yr(e,S.prev,C.next),Yr(e,d,S),Yr(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),Jr(_,l,n),Yr(e,_.prev,_.next),Yr(e,_,d===null?e.effect.first:d.next),Yr(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=Gr(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=Gr(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(Ur(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=Gr(l.next);var E=w.length;if(E>0){var ee=i&4&&s===0?n:null;if(o){for(v=0;v<E;v+=1)w[v].nodes?.a?.measure();for(v=0;v<E;v+=1)w[v].nodes?.a?.fix()}Hr(e,w,ee)}}o&&Je(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function qr(e,t,n,r,i,a,o,s){var c=o&1?o&16?zt(n):Bt(n,!1,!1):null,l=o&2?zt(i):null;return{v:c,i:l,e:Tn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function Jr(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=an(r);if(a.before(r),r===i)return;r=o}}function Yr(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Xr(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Xr(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Zr(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Xr(e))&&(r&&(r+=` `),r+=t);return r}function Qr(e){return typeof e==`object`?Zr(e):e??``}var $r=[...` 	
\r\f\xA0\v﻿`];function ei(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||$r.includes(r[o-1]))&&(s===r.length||$r.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function ti(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function ni(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function ri(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(ni)),i&&c.push(...Object.keys(i).map(ni));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=ni(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=ti(r)),i&&(n+=ti(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function ii(e,t,n,r,i,a){var o=e[ae];if(k||o!==n||o===void 0){var s=ei(n,r,a);k&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ae]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function ai(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function oi(e,t,n,r){var i=e[oe];if(k||i!==t){var a=ri(t,r);k&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[oe]=t}else r&&(Array.isArray(r)?(ai(e,n?.[0],r[0]),ai(e,n?.[1],r[1],`important`)):ai(e,n,r));return r}function si(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function ci(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=fi(c);si(c,i?a.includes(l):Xt(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function li(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return ge();for(var i of t.options)i.selected=n.includes(fi(i))}else{for(i of t.options)if(Xt(fi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function ui(e){var t=new MutationObserver(t=>{t.every(pi)||(`__defaultValue`in e&&ci(e,!1),`__value`in e&&li(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),gn(()=>{t.disconnect()})}function di(e,t,n=t){var r=new WeakSet,i=!0;it(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),fi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&fi(o)}n(a),e.__value=a,P!==null&&r.add(P)}),xn(()=>{var a=t();if(e===document.activeElement){var o=P;if(r.has(o))return}if(li(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=fi(s),n(a))}e.__value=a,i=!1})}function fi(e){return`__value`in e?e.__value:e.value}function pi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var mi=Symbol(`is custom element`),hi=Symbol(`is html`),gi=ue?`link`:`LINK`,_i=ue?`progress`:`PROGRESS`;function vi(e){if(k){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Q(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Q(e,`checked`,null),e.checked=r}}};e[ce]=n,Je(n),nt()}}function yi(e,t){var n=bi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===_i)&&(e.value=t??``)}function Q(e,t,n,r){var i=bi(e);if(!(k&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===gi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[re]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Si(e).has(t)?e[t]=n:(!k||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function bi(e){return e[ie]??={[mi]:e.nodeName.includes(`-`),[hi]:e.namespaceURI===pe}}var xi=new Map;function Si(e){var t=e.getAttribute(`is`)||e.nodeName,n=xi.get(t);if(n)return n;xi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Ci(e,t,n=t){var r=new WeakSet;it(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Oi(e)?ki(a):a,n(a),P!==null&&r.add(P),await sr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(k&&e.defaultValue!==e.value||ur(t)==null&&e.value)&&(n(Oi(e)?ki(e.value):e.value),P!==null&&r.add(P)),Cn(()=>{var n=t();if(e===document.activeElement){var i=P;if(r.has(i))return}Oi(e)&&n===ki(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var wi=new Set;function Ti(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),it(n,`change`,()=>{var e=n.__value;a&&(e=Di(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Cn(()=>{var e=r();k&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=Xt(n.__value,e)}),gn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),wi.has(o)||(wi.add(o),Je(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),wi.delete(o)})),Je(()=>{if(s){var e=a?Di(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function Ei(e,t,n=t){it(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(k&&e.defaultChecked!==e.checked||ur(t)==null)&&n(e.checked),Cn(()=>{e.checked=!!t()})}function Di(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function Oi(e){var t=e.type;return t===`number`||t===`range`}function ki(e){return e===``?null:+e}var Ai=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ji(e,t,n){var r=Ai.observe(e,()=>n(e[t]));xn(()=>(ur(()=>n(e[t])),r))}function Mi(e,t){return e===t||e?.[O]===t}function Ni(e=We(),t,n,r){var i=Be.r,a=U;return xn(()=>{var o,s;return Cn(()=>{o=s,s=r?.()||[],ur(()=>{Mi(n(...s),e)||(t(e,...s),o&&Mi(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Mi(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function Pi(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Cn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&gn(()=>{n.removeEventListener(t,a)})}var Fi=!1;function Ii(e){var t=Fi;try{return Fi=!1,[e(),Fi]}finally{Fi=t}}function Li(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=lt(r),W(u)):(l&&(l=!1,c=s?ur(r):r),c);let f;if(o){var p=O in e||ne in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Ii(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Me(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?lt:ft)(()=>(v=!1,g()));o&&W(y);var b=U;return(function(e,t){if(arguments.length>0){let n=t?W(y):i&&o?Jt(e):e;return I(y,n),v=!0,c!==void 0&&(c=n),e}return Rn&&v||b.f&16384?y.v:W(y)})}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Ri=class extends Error{status;at;constructor(e,t,n=null){super(e),this.status=t,this.at=n}},zi=class extends Error{tell;constructor(e){super(`failure of the page`),this.tell=e}},Bi=`verbatim = { $text }
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

`,Vi=`option-switch = { $option } { $text }: expected true or false
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
`,Hi=`# The words of the page: what it does not share with the command line and the service.

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

## Home

home-title = Five grid games
home-about = Play, ask for hints that say why, draw your own puzzles, and watch solvers compete.
home-continue = Continue
home-play = Play
home-choose = Size and level…
home-lab = Open the Lab
rules-title = Rules
how-unique = No two rows and no two columns may be equal.

## New puzzles

new-title = New puzzle
new-any = Any
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
hint = Hint
hint-why = Why?
hint-do = Do it
hint-look = Look at the marked place: something follows there.
hint-reason = reason
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
count-repeats = Repeats left
count-pegs = Pegs left
count-jumps = Jumps
count-score = Score
count-optimum = Best possible
count-moves = Moves
broken-towers-twice = A height stands twice in a line.
broken-towers-clue = A full line does not show what its clue says.
broken-singles-touch = Two black cells touch.
broken-singles-cut = Some white cells are cut off.
broken-singles-twice = A circled number shows twice in a line.
broken-unruly-three = Three equal cells side by side.
broken-unruly-blacks = Too many black cells in a line.
broken-unruly-whites = Too many white cells in a line.
broken-unruly-equal = Two lines are equal.
pegs-stuck = No jump is left. Undo, or start again.
pegs-lost =
    { $pegs ->
        [one] One peg can no longer be reached from here.
       *[other] { $pegs } pegs, the fewest of this board, can no longer be reached from here.
    }
pad-label = Numbers
pad-clear = Clear the cell
pad-pencil = Pencil
pad-fill = Fill in all marks

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
say-picked = Picked up: { $cell }
clue-top = clue above column { $number }: { $clue }
clue-bottom = clue below column { $number }: { $clue }
clue-left = clue left of row { $number }: { $clue }
clue-right = clue right of row { $number }: { $clue }
`,Ui=`pairs-lonely =
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
    .rules = Pair neighbouring cells of compatible colours: white with any, red and blue with each other, green with green, black with none. Each pair costs the difference of its values, each cell left alone its value. Keep the total low.
    .how = Drag from one cell to its neighbour, or press both. Press a pair to part it. Keys: arrows and Enter.

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

`,Wi=`pegs-only_jump =
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

`,Gi=`singles-black_neighbour =
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

`,Ki=`towers-clue_one =
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

`,qi=`unruly-pair =
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
    .how = Press: black, then white, then empty. Right button: white. Keys: 1 black, 2 white. Square tiles with a dot are given.

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

`,Ji=`verbatim = { $text }
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

`,Yi=`option-switch = { $option } { $text } : true ou false est attendu
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
`,Xi=`# Les mots de la page : ce qu’elle ne partage ni avec la ligne de commande ni avec le service.

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
restart = Au début
check = Vérifier
back = Dernier juste
service-away = Le service ne répond pas. Est-il toujours lancé ?
service-ended = Le service s’est arrêté avant la fin du calcul.
engine-broken = Une erreur est survenue dans la page et le travail est perdu. Réessayez.
engine-missing = Les jeux n’ont pas pu être chargés. Le réseau est-il disponible ?
task-waiting = en attente
task-far = { $what } : { $how }

## L’accueil

home-title = Cinq jeux de grille
home-about = Jouez, demandez des indices qui disent pourquoi, dessinez vos grilles et comparez les méthodes.
home-continue = Continuer
home-play = Jouer
home-choose = Taille et niveau…
home-lab = Ouvrir le labo
rules-title = Règles
how-unique = Deux lignes ou deux colonnes ne peuvent être égales.

## Nouvelles grilles

new-title = Nouvelle grille
new-any = Peu importe
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
hint = Indice
hint-why = Pourquoi ?
hint-do = Le faire
hint-look = Regardez l’endroit marqué : on peut y conclure quelque chose.
hint-reason = raison
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
count-repeats = Doublons restants
count-pegs = Pions restants
count-jumps = Sauts
count-score = Score
count-optimum = Meilleur possible
count-moves = Coups
broken-towers-twice = Une hauteur figure deux fois dans une ligne.
broken-towers-clue = Une ligne pleine ne montre pas ce que dit son indice.
broken-singles-touch = Deux cases noires se touchent.
broken-singles-cut = Des cases blanches sont isolées.
broken-singles-twice = Un nombre entouré figure deux fois dans une ligne.
broken-unruly-three = Trois cases égales à la suite.
broken-unruly-blacks = Trop de cases noires dans une ligne.
broken-unruly-whites = Trop de cases blanches dans une ligne.
broken-unruly-equal = Deux lignes sont égales.
pegs-stuck = Plus aucun saut possible. Annulez ou recommencez.
pegs-lost =
    { $pegs ->
        [one] On ne peut plus finir avec un seul pion.
       *[other] { $pegs } pions, le minimum de ce plateau, ne sont plus atteignables d’ici.
    }
pad-label = Nombres
pad-clear = Vider la case
pad-pencil = Crayon
pad-fill = Toutes les marques

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
player-person = personne
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
say-picked = Pris : { $cell }
clue-top = indice au-dessus de la colonne { $number } : { $clue }
clue-bottom = indice sous la colonne { $number } : { $clue }
clue-left = indice à gauche de la ligne { $number } : { $clue }
clue-right = indice à droite de la ligne { $number } : { $clue }
`,Zi=`pairs-lonely =
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
    .rules = Appariez des cases voisines de couleurs compatibles : blanc avec toutes, rouge et bleu entre eux, vert avec vert, noir avec aucune. Une paire coûte l’écart de ses valeurs, une case seule sa valeur. Gardez le total bas.
    .how = Glissez d’une case à sa voisine, ou touchez les deux. Touchez une paire pour la défaire. Touches : flèches et Entrée.

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

`,Qi=`pegs-only_jump =
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

`,$i=`singles-black_neighbour =
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

`,ea=`towers-clue_one =
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

`,ta=`unruly-pair =
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
    .how = Touchez : noire, puis blanche, puis vide. Bouton droit : blanche. Touches : 1 noire, 2 blanche. Les tuiles carrées à point sont données.

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

`,na=class{constructor(e){this.value=e}valueOf(){return this.value}},ra=class extends na{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},ia=class extends na{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},aa=class e extends na{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof na)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof na&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},oa=100,sa=`⁨`,ca=`⁩`;function la(e,t,n){return n===t||n instanceof ia&&t instanceof ia&&n.value===t.value||t instanceof ia&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function ua(e,t,n){return t[n]?ya(e,t[n].value):(e.reportError(RangeError(`No default`)),new ra)}function da(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=fa(e,i.value):n.push(fa(e,i));return{positional:n,named:r}}function fa(e,t){switch(t.type){case`str`:return t.value;case`num`:return new ia(t.value,{minimumFractionDigits:t.precision});case`var`:return pa(e,t);case`mesg`:return ma(e,t);case`term`:return ha(e,t);case`func`:return ga(e,t);case`select`:return _a(e,t);default:return new ra}}function pa(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new ra(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new ra(`$${t}`);if(n instanceof na)return n;switch(typeof n){case`string`:return n;case`number`:return new ia(n);case`object`:if(aa.supportsValue(n))return new aa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new ra(`$${t}`)}}function ma(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new ra(t);if(n){let i=r.attributes[n];return i?ya(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new ra(`${t}.${n}`))}return r.value?ya(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new ra(t))}function ha(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new ra(i);if(n){let t=a.attributes[n];if(t){e.params=da(e,r).named;let n=ya(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new ra(`${i}.${n}`)}e.params=da(e,r).named;let o=ya(e,a.value);return e.params=null,o}function ga(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new ra(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new ra(`${t}()`);try{let t=da(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new ra(`${t}()`)}}function _a(e,{selector:t,variants:n,star:r}){let i=fa(e,t);if(i instanceof ra)return ua(e,n,r);for(let t of n)if(la(e,i,fa(e,t.key)))return ya(e,t.value);return ua(e,n,r)}function va(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new ra;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>oa)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${oa}`);r&&n.push(sa),n.push(fa(e,i).toString(e)),r&&n.push(ca)}return e.dirty.delete(t),n.join(``)}function ya(e,t){return typeof t==`string`?e.bundle._transform(t):va(e,t)}var ba=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function xa(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Sa=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Ca(e,t){let n=e[0];if(n instanceof ra)return new ra(`NUMBER(${n.valueOf()})`);if(n instanceof ia)return new ia(n.valueOf(),{...n.opts,...xa(t,Sa)});if(n instanceof aa)return new ia(n.toNumber(),{...xa(t,Sa)});throw TypeError(`Invalid argument to NUMBER`)}var wa=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Ta(e,t){let n=e[0];if(n instanceof ra)return new ra(`DATETIME(${n.valueOf()})`);if(n instanceof aa||n instanceof ia)return new aa(n,xa(t,wa));throw TypeError(`Invalid argument to DATETIME`)}var Ea=new Map;function Da(e){let t=Array.isArray(e)?e.join(` `):e,n=Ea.get(t);return n===void 0&&(n=new Map,Ea.set(t,n)),n}var Oa=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Ca,DATETIME:Ta,...t},this._useIsolating=n,this._transform=r,this._intls=Da(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new ba(this,n,t);try{return va(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new ra().toString(r);throw e}}},ka=/^(-?[a-zA-Z][\w-]*) *= */gm,Aa=/\.([a-zA-Z][\w-]*) *= */y,ja=/\*?\[/y,Ma=/(-?[0-9]+(?:\.([0-9]+))?)/y,Na=/([a-zA-Z][\w-]*)/y,Pa=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Fa=/^[A-Z][A-Z0-9_-]*$/,Ia=/([^{}\n\r]+)/y,La=/([^\\"\n\r]*)/y,Ra=/\\([\\"])/y,za=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Ba=/^\n+/,Va=/ +$/,Ha=/ *\r?\n/g,Ua=/( *)$/,Wa=/{\s*/y,Ga=/\s*}/y,Ka=/\[\s*/y,qa=/\s*] */y,Ja=/\s*\(\s*/y,Ya=/\s*->\s*/y,Xa=/\s*:\s*/y,Za=/\s*,?\s*/y,Qa=/\s+/y,$a=class{constructor(e){this.body=[],ka.lastIndex=0;let t=0;for(;;){let n=ka.exec(e);if(n===null)break;t=ka.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Aa);){let t=o(Aa),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Ia)&&(r=o(Ia)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Ba),u([i],i.length)):r?S(r,Va):null}function u(r=[],i){for(;;){if(n(Ia)){r.push(o(Ia));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Va));let c=[];for(let e of r)e instanceof eo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Wa,SyntaxError);let e=f();if(i(Ga))return e;if(i(Ya)){let t=h();return i(Ga,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Pa)){let[,e,t,n=null]=a(Pa);if(e===`$`)return{type:`var`,name:t};if(i(Ja)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Fa.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Za)}}function m(){let e=f();return e.type===`mesg`&&i(Xa)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ja);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ka,SyntaxError);let e;return e=n(Ma)?v():{type:`str`,value:o(Na)},i(qa,SyntaxError),e}function _(){if(n(Ma))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Ma),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(La),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Ra))return o(Ra);if(n(za)){let[,e,t]=a(za),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Qa),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Ha,`
`),n=Ua.exec(e)[1].length;return new eo(t,n)}}},eo=class{constructor(e,t){this.value=e,this.length=t}},to=`quadrille.`;function no(e,t){try{let n=localStorage.getItem(to+e);return n===null?t:JSON.parse(n)}catch{return t}}function ro(e,t){try{localStorage.setItem(to+e,JSON.stringify(t))}catch{}}function io(e){try{localStorage.removeItem(to+e)}catch{}}var ao=Jt({theme:`system`,language:``,errors:`live`,timer:!0,autoClear:!0,counts:!0,numbers:!1,pegWarning:!1,animate:!0,...no(`settings`,{})});function oo(){_n(()=>ro(`settings`,Re(ao)));let e=e=>document.documentElement.dataset.theme=e;_n(()=>{e(ao.theme)}),addEventListener(`beforeprint`,()=>e(`light`)),addEventListener(`afterprint`,()=>e(ao.theme))}var so=Object.assign({"../../../locales/en/core.ftl":Bi,"../../../locales/en/options.ftl":Vi,"../../../locales/en/page.ftl":Hi,"../../../locales/en/pairs.ftl":Ui,"../../../locales/en/pegs.ftl":Wi,"../../../locales/en/singles.ftl":Gi,"../../../locales/en/towers.ftl":Ki,"../../../locales/en/unruly.ftl":qi,"../../../locales/fr/core.ftl":Ji,"../../../locales/fr/options.ftl":Yi,"../../../locales/fr/page.ftl":Xi,"../../../locales/fr/pairs.ftl":Zi,"../../../locales/fr/pegs.ftl":Qi,"../../../locales/fr/singles.ftl":$i,"../../../locales/fr/towers.ftl":ea,"../../../locales/fr/unruly.ftl":ta}),co=e=>e.split(`/`).at(-2),lo=`en`,uo=[...new Set(Object.keys(so).map(co))].sort();function fo(e){let t=new Intl.DisplayNames([e],{type:`language`}).of(e)??e;return t.charAt(0).toLocaleUpperCase(e)+t.slice(1)}var po=uo.map(e=>[e,fo(e)]);function mo(){return[String(ao.language),...navigator.languages??[navigator.language]].flatMap(e=>[e,e.split(`-`)[0]]).map(e=>uo.find(t=>t===e)).find(Boolean)??lo}var ho={};function go(e){let t=ho[e];if(t)return t;let n=ho[e]=new Oa(e,{useIsolating:!1}),r=Object.entries(so).filter(([t])=>co(t)===e);for(let[,e]of r)n.addResource(new $a(e));return n}var _o=e=>e.replace(/ (?=[;!?])/g,` `).replace(/ (?=:)/g,`\xA0`);function vo(e){let[t,n]=e.split(`.`),r=go(mo()).getMessage(t);return n===void 0?r?.value:r?.attributes[n]}var yo=e=>!!vo(e);function $(e,t={}){let n=vo(e),r=[],i=n?go(mo()).formatPattern(n,t,r):e;return(!n||r.length)&&console.error(`${mo()}: ${e}`,...r),_o(i)}var bo=(e,t)=>t&&yo(t)?$(t):_o(e),xo=(e,t)=>$(`${e}-${t}.name`),So=(e,t=0)=>e.toLocaleString(mo(),{minimumFractionDigits:t,maximumFractionDigits:t}),Co=4,wo=class{#e;#t=``;constructor(e,t=()=>{}){let n={now:()=>performance.now(),progress:(e,n)=>t(JSON.parse(this.#n(e,n))),panicked:(e,t)=>this.#t=this.#n(e,t)};this.#e=new WebAssembly.Instance(e,{page:n}).exports}ask(e,t,n){let r=new TextEncoder().encode(JSON.stringify([e,{path:t,body:n}])),{memory:i,alloc:a,ask:o,free:s}=this.#e;try{let e=a(r.length)>>>0;new Uint8Array(i.buffer,e).set(r);let t=o(e,r.length)>>>0,n=new DataView(i.buffer).getUint32(t,!0),c=JSON.parse(this.#n(t+Co,n));return s(t,Co+n),c}catch(e){throw Error(this.#t||String(e),{cause:e})}}#n(e,t){return new TextDecoder().decode(new Uint8Array(this.#e.memory.buffer,e>>>0,t))}},To=Math.max(1,(globalThis.navigator?.hardwareConcurrency??2)-1),Eo=()=>new zi(()=>$(`engine-broken`));function Do(e){if(`refused`in e)throw new Ri(e.refused.error,422,e.refused.at);return e.done}async function Oo(){let e=await fetch(new URL(`quadrille.wasm`,document.baseURI));if(!e.ok)throw new zi(()=>$(`engine-missing`));return WebAssembly.compile(await e.arrayBuffer())}var ko=null,Ao=()=>ko??=Oo().catch(e=>{throw ko=null,e}),jo=class{#e;#t=null;constructor(e){this.#e=e}ask(e,t){let n;try{this.#t??=new wo(this.#e),n=this.#t.ask(mo(),e,t)}catch(e){throw console.error(e),this.#t=null,Eo()}return Do(n)}},Mo=null,No=()=>Mo??=Ao().then(e=>new jo(e),e=>{throw Mo=null,e}),Po=[],Fo=[],Io=0;async function Lo(e){e?.throwIfAborted(),Io>=To&&await new Promise(e=>Fo.push(e)),Io++,e?.aborted&&(Ro(),e.throwIfAborted())}function Ro(){Io--,Fo.shift()?.()}function zo(e){let t=Po.pop();if(t)return t;let n=new Worker(new URL(new URL(`engine.worker-BVdV2VCF.js`,import.meta.url).href,``+import.meta.url),{type:`module`});return n.postMessage({code:e}),n}var Bo=15,Vo=20;async function Ho(e,t,{signal:n,onStart:r,onProgress:i}={}){let a=await Ao();await Lo(n);try{let o=zo(a);r?.();let s=await Uo(o,e,t,n,i).catch(e=>{throw o.terminate(),e});return Po.push(o),Do(s)}finally{Ro()}}function Uo(e,t,n,r,i){let a,o=()=>{};return new Promise((s,c)=>{o=()=>c(r.reason),r?.addEventListener(`abort`,o),a=setTimeout(()=>c(Eo()),1e3*((n.seconds??Vo)+Bo)),e.onerror=()=>c(Eo()),e.onmessage=({data:e})=>{e.news&&i?.(e.news),e.told&&s(e.told),e.broken&&(console.error(e.broken),c(Eo()))},e.postMessage({language:mo(),path:t,body:JSON.parse(JSON.stringify(n))})}).finally(()=>{clearTimeout(a),r?.removeEventListener(`abort`,o)})}var Wo=null;function Go(){return Wo??=(async()=>{let e=await fetch(`api/v1/health`);return e.ok&&(await e.json()).ok})().catch(()=>!1)}async function Ko(e){try{let{error:t,at:n}=await e.json();return new Ri(String(t),e.status,n)}catch{return new Ri(e.statusText||`HTTP ${e.status}`,e.status)}}var qo=()=>({"content-type":`application/json`,"accept-language":mo()});async function Jo(e,t,n){if(await Go())return Yo(e,t,n);let r=await No();return n?.throwIfAborted(),r.ask(e,t)}async function Yo(e,t,n){let r=await fetch(`api/v1/${e}`,{method:t===void 0?`GET`:`POST`,headers:qo(),body:t===void 0?void 0:JSON.stringify(t),signal:n});if(!r.ok)throw await Ko(r);return r.json()}var Xo=null;function Zo(){return Xo??=Qo().catch(e=>{throw Xo=null,e}),Xo}async function Qo(){let e=await Jo(`games`,void 0);return await Go()?e:{...e,limits:{...e.limits,workers:To}}}var $o=(e,t)=>Jo(`puzzle`,e,t),es=(e,t)=>Jo(`convert`,{puzzle:e,to:t}),ts=async()=>await Go()?Yo(`campaigns`):{data:!1,campaigns:[],unreadable:[]},ns=e=>Yo(`campaigns`,e),rs=5,is=2e4,as=e=>new Promise(t=>setTimeout(t,e));async function os(e,t){let n,r=new Promise((e,r)=>{n=setTimeout(()=>(r(new zi(()=>$(`service-away`))),t()),is)});return Promise.race([e,r]).finally(()=>clearTimeout(n))}async function ss(e,t,{signal:n,onStart:r,onProgress:i}={}){if(!await Go())return Ho(e,t,{signal:n,onStart:r,onProgress:i});let a=new AbortController,o=()=>a.abort();n?.addEventListener(`abort`,o);try{return await cs(t,a.signal,o,e,r,i)}finally{n?.removeEventListener(`abort`,o)}}async function cs(e,t,n,r,i,a){let o;for(let i=0;o=await os(fetch(`api/v1/${r}`,{method:`POST`,headers:{...qo(),accept:`text/event-stream`},body:JSON.stringify(e),signal:t}),n),!(o.status!==503||i>=rs);i++)await as(1e3*Number(o.headers.get(`retry-after`)??1)),t.throwIfAborted();if(!o.ok)throw await Ko(o);let s=o.body.pipeThrough(new TextDecoderStream).getReader(),c=``;for(;;){let{value:e,done:t}=await os(s.read(),n);if(t)throw new zi(()=>$(`service-ended`));c+=e;let r=c.split(`

`);c=r.pop();for(let e of r){let t=/^event: ?(.*)$/m.exec(e)?.[1],n=[...e.matchAll(/^data: ?(.*)$/gm)].map(e=>e[1]).join(`
`);if(t===`started`&&i?.(),t===`progress`&&a?.(JSON.parse(n)),t===`done`)return JSON.parse(n);if(t===`failed`){let{error:e,at:t}=JSON.parse(n);throw new Ri(e,422,t)}}}}var ls=(e,t)=>ss(`jobs`,e,t),us=(e,t)=>ls({kind:`generate`,...e},t),ds=(e,t)=>ls({kind:`solve`,...e},t);async function fs(e,t){let n=await ls({kind:`explain`,...e},t),r=n.steps.map(e=>({...e,text:_o(e.text)}));return{...n,steps:r,note:n.note&&_o(n.note)}}var ps=(e,t)=>ls({kind:`complete`,...e},t),ms=(e,t)=>ss(`duel`,e,t),hs=async()=>await Go()?[`svg`,`png`,`pdf`]:[`svg`];async function gs(e,t,n){if(!await Go()){let{text:r}=(await No()).ask(`show`,{puzzle:e,moves:t,to:n});return new Blob([r],{type:`image/svg+xml`})}let r=await fetch(`api/v1/show`,{method:`POST`,headers:qo(),body:JSON.stringify({puzzle:e,moves:t,to:n})});if(!r.ok)throw await Ko(r);return r.blob()}function _s(e){return e===null||e instanceof DOMException&&e.name===`AbortError`?``:e instanceof TypeError?$(`service-away`):e instanceof Ri?vs(_o(e.message)):vs(e instanceof zi?e.tell():e instanceof Error?e.message:String(e))}function vs(e){let t=/[.!?…]$/.test(e)?e:`${e}.`;return t.charAt(0).toUpperCase()+t.slice(1)}var ys={unruly:{"":`1`,1:`0`,0:``},pegs:{x:`o`,o:``,"":`x`}},bs=(e,t)=>ys[e]?.[t],xs=[`  xxx  `,`  xxx  `,`xxxxxxx`,`xxxoxxx`,`xxxxxxx`,`  xxx  `,`  xxx  `];function Ss(e,t,n){let r=e=>Array(e).fill(``),i=r(t*n);if(e===`pegs`){let e=t===7&&n===7;i.forEach((t,n)=>i[n]=e?[...xs.join(``)][n].trim():`x`),e||(i[Math.floor(i.length/2)]=`o`)}return e===`pairs`&&i.fill(`1`),e===`singles`&&i.forEach((e,r)=>i[r]=String((Math.floor(r/n)+r%n)%Math.max(t,n)+1)),{game:e,rows:t,cols:n,cells:i,clues:{top:r(n),bottom:r(n),left:r(t),right:r(t)},colours:Array(t*n).fill(0)}}var Cs={towers:[5,5],singles:[5,5],unruly:[6,6],pegs:[7,7],pairs:[4,5]};function ws(e){let{game:t,rows:n,cols:r,cells:i,clues:a,colours:o}=e,s=(e,t)=>e.slice(t*r,(t+1)*r),c=e=>Array.from({length:n},(t,n)=>e(n)),l=e=>e.map(e=>e||` `).join(`,`);if(t===`towers`){let e=c(e=>`${a.left[e]||` `},${l(s(i,e))},${a.right[e]||` `}`);return[` ,${l(a.top)},`,...e,` ,${l(a.bottom)},`,``].join(`
`)}if(t===`pairs`){let e=c(e=>s(i,e).map(e=>e||`1`).join(` `));return[`${n} ${r}`,...c(e=>s(o,e).join(` `)),...e,``].join(`
`)}let u=t===`pegs`?`,`:``;return`${c(e=>l(s(i,e))+u).join(`
`)}\n`}function Ts(){let e=location.hash.replace(/^#\/?/,``),t=e.indexOf(`?`),n=t<0?e:e.slice(0,t),r=n.indexOf(`/`);return{page:r<0?n:n.slice(0,r),rest:r<0?``:Es(n.slice(r+1)),query:new URLSearchParams(t<0?``:e.slice(t+1))}}function Es(e){try{return decodeURIComponent(e)}catch{return e}}var Ds=F(Ts());addEventListener(`hashchange`,()=>I(Ds,Ts()));var Os={get now(){return W(Ds)}};function ks(e,t=!1){let n=e.startsWith(`#`)?e:`#/${e}`;t?location.replace(n):location.hash=n}function As(e,t={},n=[]){let r=new URLSearchParams;for(let[e,n]of Object.entries(t))r.set(`o.${e}`,n);n.length&&r.set(`p`,n.join(` `));let i=r.toString();return`#/play/${encodeURIComponent(e).replaceAll(`%3A`,`:`).replaceAll(`%2F`,`/`).replaceAll(`%2C`,`,`)}${i?`?${i}`:``}`}var js=250,Ms=class{#e=F(!1);get running(){return W(this.#e)}set running(e){I(this.#e,e,!0)}#t=F(!1);get slow(){return W(this.#t)}set slow(e){I(this.#t,e,!0)}#n=F(!1);get started(){return W(this.#n)}set started(e){I(this.#n,e,!0)}#r=F(null);get progress(){return W(this.#r)}set progress(e){I(this.#r,e)}#i=F(null);get failure(){return W(this.#i)}set failure(e){I(this.#i,e)}#a=null;get error(){return _s(this.failure)}async run(e){this.cancel();let t=new AbortController;this.#a=t,this.running=!0,this.slow=this.started=!1;let n=setTimeout(()=>this.slow=this.#a===t,js);this.progress=null,this.failure=null;try{let n=await e({signal:t.signal,onStart:()=>this.started=!0,onProgress:e=>this.progress=e});return t.signal.aborted?void 0:n}catch(e){this.#a===t&&!t.signal.aborted&&(this.failure=e);return}finally{clearTimeout(n),this.#a===t&&(this.running=!1)}}cancel(){this.#a?.abort(),this.#a=null,this.running=!1}};function Ns(){let e=new Ms;return _n(()=>()=>e.cancel()),e}var Ps=K(`<label class="field"> <input type="number" min="1" class="svelte-nmz6rb"/></label>`),Fs=K(`<button type="button"> </button>`),Is=K(`<div class="row" role="group"></div>`),Ls=K(`<input class="clue svelte-nmz6rb" data-spot="" inputmode="numeric"/>`),Rs=K(`<span></span> <!> <span></span>`,1),zs=K(`<button type="button" data-spot=""> </button>`),Bs=K(`<input data-spot="" inputmode="numeric"/>`),Vs=K(`<!> <!> <!>`,1),Hs=K(`<p class="error svelte-nmz6rb"> </p>`),Us=K(`<p> </p>`),Ws=K(`<p class="soft svelte-nmz6rb"> </p>`),Gs=K(`<h1> </h1> <div class="two svelte-nmz6rb"><div class="card stack"><form class="fields"><label class="field"> <input type="number" min="1" class="svelte-nmz6rb"/></label> <!> <button type="submit"> </button></form> <!> <div class="scroll"><div class="draw svelte-nmz6rb"><!> <!> <!></div></div> <p class="soft small svelte-nmz6rb"> </p></div> <div class="card stack"><h2> </h2> <div aria-live="polite"><!></div> <div class="row"><button type="button" class="primary"> </button></div></div></div>`,1);function Ks(e,t){He(t,!0);let n=[`white`,`red`,`blue`,`green`,`black`],r=F(Jt(no(`draw.${t.game}`,Ss(t.game,...Cs[t.game])))),i=F(Jt({rows:W(r).rows,cols:W(r).cols})),a=F(0),o=F(null),s=F(``),c=Ns(),l=N(()=>t.game===`unruly`||t.game===`pegs`);function u(){let e=e=>Math.max(1,Math.min(30,Math.floor(e)||1)),n=e(W(i).rows);I(r,Ss(t.game,n,t.game===`towers`?n:e(W(i).cols)),!0),I(i,{rows:W(r).rows,cols:W(r).cols},!0)}_n(()=>{let e=ws(W(r));ro(`draw.${t.game}`,Re(W(r))),I(s,``),I(o,null);let n=setTimeout(()=>d(e),350);return()=>clearTimeout(n)});async function d(e){let n=await c.run(async n=>{let r=await $o({game:t.game,text:e},n.signal);return I(s,r.id,!0),ds({puzzle:{text:r.id},count:t.game===`pegs`?1:2,seconds:20},n)});I(o,n??null)}let f=N(()=>{if(!W(o))return``;if(W(o).verdict===`impossible`)return $(`edit-none`);if(t.game===`pegs`&&W(o).objective!==null)return $(W(o).verdict===`solved`?`edit-pegs`:`edit-pegsbest`,{pegs:W(o).objective});if(W(o).verdict===`unknown`)return $(`edit-unknown`);let e=W(o).solutions>1?$(`edit-several`):W(o).exhausted?$(`edit-one`):$(`edit-some`);return W(o).objective===null?e:`${$(`edit-score`,{score:W(o).objective})} ${e}`});function p(e){let n=bs(t.game,W(r).cells[e]);n===void 0?t.game===`pairs`&&(W(r).colours[e]=W(a)):W(r).cells[e]=n}function m(e){let t={ArrowLeft:-1,ArrowRight:1,ArrowUp:-W(h),ArrowDown:W(h)};if(!(e.key in t))return;let n=[...document.querySelectorAll(`.draw [data-spot]`)];n[n.indexOf(e.target)+t[e.key]]?.focus(),e.preventDefault()}let h=N(()=>W(r).cols+(t.game===`towers`?2:0)),g=e=>(t.game===`pegs`?{x:`⬤`,o:`○`}[e]:{1:`■`,0:`□`}[e])??``,_=(e,t)=>`r${e+1}c${t+1}`,v=e=>e.replace(/\D/g,``).slice(0,4),y=e=>Array.from({length:e},(e,t)=>t);var b=Gs(),x=R(b),S=z(x,!0),C=B(x,2),w=L(C),T=L(w),E=L(T),ee=L(E,!0),D=B(ee);vi(D),M(E);var O=B(E,2),te=e=>{var t=Ps(),n=L(t,!0),r=B(n);vi(r),M(t),V(e=>{Y(n,e),Q(r,`max`,30)},[()=>$(`edit-cols`)]),Ci(r,()=>W(i).cols,e=>W(i).cols=e),J(e,t)};X(O,e=>{t.game!==`towers`&&e(te)});var ne=z(B(O,2),!0);M(T);var re=B(T,2),ie=e=>{var t=Is();Z(t,22,()=>n,e=>e,(e,t,n)=>{var r=Fs(),i=z(r,!0);V(e=>{ii(r,1,`tint c${W(n)??``}`,`svelte-nmz6rb`),Q(r,`aria-pressed`,W(a)===W(n)),Y(i,e)},[()=>$(`colour-${t}`)]),G(`click`,r,()=>I(a,W(n),!0)),J(e,r)}),M(t),V(e=>Q(t,`aria-label`,e),[()=>$(`edit-brush`)]),J(e,t)};X(re,e=>{t.game===`pairs`&&e(ie)});var ae=B(re,2),oe=L(ae);let se;var ce=L(oe),le=e=>{var t=Rs();Z(B(R(t),2),17,()=>W(r).clues.top,Vr,(e,t,n)=>{var i=Ls();vi(i),V(e=>Q(i,`aria-label`,e),[()=>$(`clue-top`,{number:n+1,clue:W(r).clues.top[n]})]),Ci(i,()=>W(r).clues.top[n],e=>W(r).clues.top[n]=v(e)),J(e,i)}),be(2),J(e,t)};X(ce,e=>{t.game===`towers`&&e(le)});var ue=B(ce,2);Z(ue,16,()=>y(W(r).rows),e=>e,(e,n)=>{var i=Vs(),a=R(i),o=e=>{var t=Ls();vi(t),V(e=>Q(t,`aria-label`,e),[()=>$(`clue-left`,{number:n+1,clue:W(r).clues.left[n]})]),Ci(t,()=>W(r).clues.left[n],e=>W(r).clues.left[n]=v(e)),J(e,t)};X(a,e=>{t.game===`towers`&&e(o)});var s=B(a,2);Z(s,16,()=>y(W(r).cols),e=>e,(e,i)=>{let a=N(()=>n*W(r).cols+i);var o=Or(),s=R(o),c=e=>{var o=zs();let s;var c=z(o,!0);V((e,n,i)=>{s=ii(o,1,`spot svelte-nmz6rb`,null,s,{gone:t.game===`pegs`&&!W(r).cells[W(a)]}),Q(o,`aria-label`,`${e??``} ${n??``}`),Y(c,i)},[()=>_(n,i),()=>g(W(r).cells[W(a)]),()=>g(W(r).cells[W(a)])]),G(`click`,o,()=>p(W(a))),J(e,o)},u=e=>{var o=Bs();vi(o),V(e=>{ii(o,1,`spot ${t.game===`pairs`?`tint c${W(r).colours[W(a)]}`:``}`,`svelte-nmz6rb`),Q(o,`aria-label`,e)},[()=>_(n,i)]),G(`pointerdown`,o,()=>p(W(a))),Ci(o,()=>W(r).cells[W(a)],e=>W(r).cells[W(a)]=v(e)),J(e,o)};X(s,e=>{W(l)?e(c):e(u,-1)}),J(e,o)});var c=B(s,2),u=e=>{var t=Ls();vi(t),V(e=>Q(t,`aria-label`,e),[()=>$(`clue-right`,{number:n+1,clue:W(r).clues.right[n]})]),Ci(t,()=>W(r).clues.right[n],e=>W(r).clues.right[n]=v(e)),J(e,t)};X(c,e=>{t.game===`towers`&&e(u)}),J(e,i)});var de=B(ue,2),fe=e=>{var t=Rs();Z(B(R(t),2),17,()=>W(r).clues.bottom,Vr,(e,t,n)=>{var i=Ls();vi(i),V(e=>Q(i,`aria-label`,e),[()=>$(`clue-bottom`,{number:n+1,clue:W(r).clues.bottom[n]})]),Ci(i,()=>W(r).clues.bottom[n],e=>W(r).clues.bottom[n]=v(e)),J(e,i)}),be(2),J(e,t)};X(de,e=>{t.game===`towers`&&e(fe)}),M(oe),M(ae);var pe=z(B(ae,2),!0);M(w);var me=B(w,2),he=L(me),ge=z(he,!0),_e=B(he,2),k=L(_e),ve=e=>{var t=Hs(),n=z(t,!0);V(()=>Y(n,c.error)),J(e,t)},A=e=>{var t=Us(),n=z(t,!0);V(()=>{ii(t,1,Qr(W(o).verdict===`impossible`||W(o).solutions>1?`error`:`good`),`svelte-nmz6rb`),Y(n,W(f))}),J(e,t)},ye=e=>{var t=Ws(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`edit-looking`)]),J(e,t)};X(k,e=>{c.error?e(ve):W(o)?e(A,1):e(ye,-1)}),M(_e);var j=B(_e,2),xe=L(j),Se=z(xe,!0);M(j),M(me),M(C),V((e,t,n,r,i,a)=>{Y(S,e),Y(ee,t),Q(D,`max`,30),Y(ne,n),se=oi(oe,``,se,{"--cols":W(h)}),Y(pe,r),Y(ge,i),Q(_e,`data-judgement`,W(o)?W(o).verdict===`impossible`?`none`:W(o).solutions>1?`several`:`one`:``),xe.disabled=!W(s),Y(Se,a)},[()=>$(`edit-title`,{game:$(t.game)}),()=>t.game===`towers`?$(`label-size`):$(`edit-rows`),()=>$(`edit-blank`),()=>$(`edit-how-${W(l)?`press`:t.game===`pairs`?`pairs`:`type`}`),()=>$(`edit-verdict`),()=>$(`edit-play`)]),_r(`submit`,T,e=>{e.preventDefault(),u()}),Ci(D,()=>W(i).rows,e=>W(i).rows=e),G(`keydown`,oe,m),G(`click`,xe,()=>ks(As(W(s)))),J(e,b),Ue()}vr([`click`,`keydown`,`pointerdown`]);var qs=[`towers`,`singles`,`unruly`,`pegs`,`pairs`],Js=[`top`,`bottom`,`left`,`right`];function Ys(e,t){return`r${Math.floor(t/e.cols)+1}c${t%e.cols+1}`}function Xs(e,t){let n=/^r(\d+)c(\d+)$/.exec(t);if(!n)return-1;let r=Number(n[1])-1,i=Number(n[2])-1;return r>=0&&r<e.rows&&i>=0&&i<e.cols?r*e.cols+i:-1}function Zs(e,t){return[...t.matchAll(/r\d+c\d+/g)].map(t=>Xs(e,t[0])).filter(e=>e>=0)}function Qs(e){return e.replace(/\d+$/,e=>String(Number(e)-1))}function $s(e,t){return Array.from({length:e.cols},(n,r)=>t*e.cols+r)}function ec(e,t){return Array.from({length:e.rows},(n,r)=>r*e.cols+t)}function tc(e){return[...Array.from({length:e.rows},(t,n)=>$s(e,n)),...Array.from({length:e.cols},(t,n)=>ec(e,n))]}function nc(e,t){let{rows:n,cols:r}=e,i=Math.floor(t/r),a=t%r,o=[];return i>0&&o.push(t-r),a>0&&o.push(t-1),a+1<r&&o.push(t+1),i+1<n&&o.push(t+r),o}function rc(e,t){return e.cells.every((e,n)=>!e||e===t.cells[n])}function ic(e,t){return e===`Black`||t===`Black`?!1:e===`White`||t===`White`||e===`Green`==(t===`Green`)}function ac(e,t,n){return t===n||!ic(e.colours[t],e.colours[n])?!1:nc(e,t).includes(n)?!0:e.anywhere&&e.colours[t]===`White`&&e.colours[n]===`White`}function oc(e,t,n){return Math.abs(e.values[t]-e.values[n])}function sc(e,t){let n=[];for(let r=0;r<t.cells.length;r++){if(t.cells[r]>=0)continue;let i=e.anywhere?t.cells.map((e,t)=>t):nc(e,r);for(let a of i)a>r&&t.cells[a]<0&&ac(e,r,a)&&n.push([r,a])}return n}function cc(e,t){let n=0;return t.cells.forEach((t,r)=>{e.colours[r]!==`Black`&&(t<0?n+=e.values[r]:t>r&&(n+=oc(e,r,t)))}),n}function lc(e,t){let n=[0,0];return t.log.forEach(([t,r],i)=>n[i%2]+=oc(e,t,r)),n}function uc(e,t,n){if(n.endsWith(`=alone`)){let r=Xs(e,n.slice(0,-6));if(r<0||t.cells[r]>=0)return null;let i=t.marks.slice();return i[r]^=1,{...t,marks:i}}let r=/^(r\d+c\d+)([+/])(r\d+c\d+)$/.exec(n);if(!r)return null;let i=Xs(e,r[1]),a=Xs(e,r[3]);if(i<0||a<0)return null;let o=t.cells.slice();if(r[2]===`/`)return o[i]===a?(o[i]=o[a]=-1,{...t,cells:o,log:t.log.filter(([e,t])=>(e!==i||t!==a)&&(e!==a||t!==i))}):null;if(o[i]>=0||o[a]>=0||!ac(e,i,a))return null;o[i]=a,o[a]=i;let s=t.marks.slice();return s[i]=s[a]=0,{...t,cells:o,marks:s,log:[...t.log,[i,a]]}}var dc={White:`white`,Red:`red`,Blue:`blue`,Green:`green`,Black:`black`},fc={name:`pairs`,setup({game:e,id:t,options:n,view:r}){let{rows:i,cols:a,shape:o,cells:s}=r;return{game:e,id:t,options:n,rows:i,cols:a,shape:o,colours:s.map(({ground:e})=>e===`Black`?`Black`:typeof e==`object`?e.Tint:`White`),values:s.map(e=>Number(/\d+/.exec(e.text)?.[0]??0)),anywhere:n.rule===`white-anywhere`||/^pairs:\d+x\d+a:/.test(t)}},start(e){let t=e.rows*e.cols;return{cells:Array(t).fill(-1),marks:Array(t).fill(0),out:[],log:[]}},play(e,t,n){let r=t;for(let t of n.split(`,`))r&&=uc(e,r,t);return r},status(e,t){return{won:!1,over:sc(e,t).length===0,broken:[],counts:[[`count-score`,cc(e,t)]]}},picture(e,t){return{cells:t.cells.map((n,r)=>({ground:dc[e.colours[r]],text:e.colours[r]===`Black`?``:String(e.values[r]),pencil:[],piece:t.marks[r]?`circle`:``,given:!0,faint:n>=0})),links:t.log.map(([e,t],n)=>({a:e,b:t,owner:n%2+1})),arrows:[]}},report(e,t){let n=t.marks.flatMap((t,n)=>t?[`${Ys(e,n)}=alone`]:[]);return[...t.log.map(([t,n])=>`${Ys(e,t)}+${Ys(e,n)}`),...n]},solution(e,t){return t.split(`;`).filter(Boolean)},agrees(e,t,n){let r=new Set(n.split(`;`)),i=new Set(n.split(/[;+]/));return!t.marks.some((t,n)=>t&&i.has(Ys(e,n)))&&t.log.every(([t,n])=>{let[i,a]=[Ys(e,t),Ys(e,n)];return r.has(`${i}+${a}`)||r.has(`${a}+${i}`)})},adds(e,t){return e.cells.every((e,n)=>e<0||e===t.cells[n])&&e.marks.every((e,n)=>!e||t.marks[n]>0)},join(e,t,n,r){let[i,a]=[Ys(e,Math.min(n,r)),Ys(e,Math.max(n,r))];return t.cells[n]===r?`${i}/${a}`:fc.partners(e,t,n).includes(r)?`${i}+${a}`:null},partners(e,t,n){return t.cells[n]>=0?[t.cells[n]]:t.cells.map((e,t)=>t).filter(r=>t.cells[r]<0&&ac(e,n,r))}},pc=-1,mc=0,hc=1,gc=[[-1,0],[0,-1],[0,1],[1,0]],_c=[...gc,[-1,-1],[1,1]];function vc(e,t){let n=Math.floor(t/e.cols),r=t%e.cols,i=[];for(let[t,a]of e.shape===`Triangle`?_c:gc){let[o,s]=[n+2*t,r+2*a];if(o<0||o>=e.rows||s<0||s>=e.cols)continue;let c=(n+t)*e.cols+r+a,l=o*e.cols+s;e.board[c]!==pc&&e.board[l]!==pc&&i.push({over:c,to:l})}return i}function yc(e,t,n){return t.cells[n]===hc?vc(e,n).filter(({over:e,to:n})=>t.cells[e]===hc&&t.cells[n]===mc):[]}function bc(e,t,n,r){let i=yc(e,t,n).find(e=>e.to===r);if(!i)return null;let a=t.cells.slice();return a[n]=mc,a[i.over]=mc,a[r]=hc,{...t,cells:a,log:[...t.log,[n,r]]}}function xc(e,t,n){let r=n.split(`-`).map(t=>Xs(e,t));if(r.length<2||r.includes(-1))return null;let i=t;for(let t=0;t+1<r.length;t++)i&&=bc(e,i,r[t],r[t+1]);return i}function Sc(e){return e.cells.filter(e=>e===hc).length}function Cc(e,t){let n=e=>e===hc?`P`:e===mc?`H`:`O`;if(e.shape===`Triangle`){let r=t.cells.filter((t,n)=>n%e.cols<=Math.floor(n/e.cols));return`pegs:triangle:${e.rows}:${r.map(n).join(``)}`}return`pegs:${e.cols}x${e.rows}:${t.cells.map(n).join(``)}`}var wc={name:`pegs`,setup({game:e,id:t,options:n,view:r}){let{rows:i,cols:a,shape:o,cells:s}=r;return{game:e,id:t,options:n,rows:i,cols:a,shape:o,board:s.map(e=>e.ground===`Nothing`?pc:e.piece===`Peg`?hc:mc),goal:s.findIndex(e=>e.highlight===`Target`)}},start(e){return{cells:e.board.slice(),marks:[],out:[],log:[]}},play(e,t,n){let r=t;for(let t of n.split(`,`))r&&=xc(e,r,t);return r},status(e,t){let n=Sc(t),r=e.goal<0||t.cells[e.goal]===hc,i=t.cells.every((n,r)=>yc(e,t,r).length===0);return{won:n===1&&r,over:i,broken:[],counts:[[`count-pegs`,n],[`count-jumps`,t.log.length]]}},picture(e,t){let n=t.cells.map((t,n)=>({goal:n===e.goal,ground:t===pc?`none`:`plain`,text:``,pencil:[],piece:t===hc?`peg`:t===mc?`hole`:``,given:!1})),r=t.log.at(-1);return{cells:n,links:[],arrows:r?[{a:r[0],b:r[1]}]:[]}},report(e,t){return t.log.map(([t,n])=>`${Ys(e,t)}-${Ys(e,n)}`)},solution(e,t){return t.split(`;`).filter(Boolean)},agrees(e,t,n){let r=[];for(let e of n.split(`;`).filter(Boolean)){let t=e.split(`-`);for(let e=0;e+1<t.length;e++)r.push(`${t[e]}-${t[e+1]}`)}return wc.report(e,t).every((e,t)=>e===r[t])},adds:()=>!0,join(e,t,n,r){return yc(e,t,n).some(e=>e.to===r)?`${Ys(e,n)}-${Ys(e,r)}`:null},partners(e,t,n){return yc(e,t,n).map(e=>e.to)}},Tc=0,Ec=1,Dc=2,Oc={black:Ec,white:Dc,clear:Tc},kc=[`clear`,`black`,`white`];function Ac(e,t){let n=Array(t.cells.length).fill(-1),r=[];for(let i=0;i<n.length;i++){if(n[i]>=0||t.cells[i]===Ec)continue;let a=[i];n[i]=r.length;for(let i=0;i<a.length;i++)for(let o of nc(e,a[i]))n[o]>=0||t.cells[o]===Ec||(n[o]=r.length,a.push(o));r.push(a)}return r.sort((e,t)=>t.length-e.length)}function jc(e,t){let n=[];for(let r of tc(e)){let i=new Map;for(let n of r){let r=e.numbers[n];r&&r!==`?`&&t(n)&&i.set(r,[...i.get(r)??[],n])}for(let e of i.values())e.length>1&&n.push(e)}return n}function Mc(e,t){let n=[];t.cells.forEach((r,i)=>{if(r===Ec)for(let r of nc(e,i))r>i&&t.cells[r]===Ec&&n.push({cells:[i,r],why:`broken-singles-touch`})});for(let r of Ac(e,t).slice(1))n.push({cells:r,why:`broken-singles-cut`});for(let r of jc(e,e=>t.cells[e]===Dc))n.push({cells:r,why:`broken-singles-twice`});return n}function Nc(e,t,n){let[r,i]=n.split(`=`),a=Xs(e,r);if(a<0||!(i in Oc))return null;let o=t.cells.slice();return o[a]=Oc[i],{...t,cells:o}}var Pc={name:`singles`,setup({game:e,id:t,options:n,view:r}){let{rows:i,cols:a,shape:o,cells:s}=r;return{game:e,id:t,options:n,rows:i,cols:a,shape:o,numbers:s.map(e=>e.text)}},start(e){return{cells:Array(e.rows*e.cols).fill(Tc),marks:[],out:[],log:[]}},play(e,t,n){let r=t;for(let t of n.split(`,`))r&&=Nc(e,r,t);return r},status(e,t){let n=Mc(e,t),r=jc(e,e=>t.cells[e]!==Ec),i=n.length===0&&r.length===0;return{won:i,over:i,broken:n,counts:[[`count-black`,t.cells.filter(e=>e===Ec).length],[`count-repeats`,r.length]]}},picture(e,t){let n=new Set(Ac(e,t).slice(1).flat());return{cells:t.cells.map((t,r)=>({ground:t===Ec?`black`:`plain`,text:e.numbers[r],pencil:[],piece:t===Dc?`circle`:``,given:!1,faint:n.has(r)})),links:[],arrows:[]}},report(e,t){return t.cells.flatMap((t,n)=>t===Tc?[]:[`${Ys(e,n)}=${kc[t]}`])},solution(e,t){return[...t].map((t,n)=>`${Ys(e,n)}=${t===`1`?`black`:`white`}`)},agrees(e,t,n){return t.cells.every((e,t)=>e===Tc||e===Ec==(n[t]===`1`))},adds:rc,tap(e,t,n,r){let i=t.cells[n],a=r?i===Dc?Tc:Dc:[Ec,Dc,Tc][i];return`${Ys(e,n)}=${kc[a]}`},key(e,t,n,r){let i=Ys(e,n),a=t.cells[n];return r===`Enter`||r===` `?Pc.tap(e,t,n,!1):r===`1`||r===`b`?`${i}=${a===Ec?`clear`:`black`}`:r===`2`||r===`o`||r===`w`?`${i}=${a===Dc?`clear`:`white`}`:(r===`Backspace`||r===`Delete`||r===`0`)&&a?`${i}=clear`:null}};function Fc(e,t,n){let r=t===`top`||t===`bottom`?ec(e,n):$s(e,n);return t===`top`||t===`left`?r:r.reverse()}function Ic(e,t){let n=0;return t.filter(t=>{let r=e.cells[t];return r<=n?!1:(n=r,!0)})}function Lc(e,t,n,r){let i=e.clues[n][r],a=Fc(e,n,r);return!i||a.some(e=>!t.cells[e])?`open`:Ic(t,a).length===i?`done`:`wrong`}function Rc(e,t){let n=[];for(let r of tc(e))for(let i=1;i<=e.n;i++){let e=r.filter(e=>t.cells[e]===i);e.length>1&&n.push({cells:e,why:`broken-towers-twice`})}for(let r of Js)for(let i=0;i<e.n;i++)Lc(e,t,r,i)===`wrong`&&n.push({cells:[],clue:{side:r,index:i},why:`broken-towers-clue`});return n}function zc(e,t,n,r,i){if(e.given[n]||r>e.n)return null;let a=t.cells.slice();a[n]=r;let o=t.marks.slice();if(r&&(o[n]=0),i&&r){let t=Math.floor(n/e.cols);for(let i of[...$s(e,t),...ec(e,n%e.cols)])o[i]&=~(1<<r)}return{...t,cells:a,marks:o}}function Bc(e,t,n){let r=0;for(let t=1;t<=e.n;t++)r|=1<<t;let i=Math.floor(n/e.cols);for(let a of[...$s(e,i),...ec(e,n%e.cols)])t.cells[a]&&(r&=~(1<<t.cells[a]));return r&~t.out[n]}function Vc(e,t,n){if(n===`marks`){let n=t.cells.map((n,r)=>n?0:Bc(e,t,r));return{...t,marks:n}}let r=/^(r\d+c\d+)(=|!=|\?)(\d+)(!?)$/.exec(n);if(!r)return null;let i=Xs(e,r[1]),a=Number(r[3]);if(i<0||a>e.n)return null;if(r[2]===`=`)return zc(e,t,i,a,r[4]===`!`);if(t.cells[i])return r[2]===`!=`?t:null;let o=t.marks.slice();if(r[2]===`?`)return o[i]^=1<<a,{...t,marks:o};let s=t.out.slice();return s[i]|=1<<a,o[i]=(o[i]||Bc(e,t,i))&~(1<<a),{...t,out:s,marks:o}}function Hc(e){return Array.from({length:31},(e,t)=>t).filter(t=>e&1<<t)}function Uc(e){return[...e].map(e=>parseInt(e,36))}var Wc={name:`towers`,setup({game:e,id:t,options:n,view:r}){let{rows:i,cols:a,shape:o,cells:s,clues:c}=r,l=e=>(c?.[e]??Array(i).fill({text:``})).map(({text:e})=>Number(e)||0);return{game:e,id:t,options:n,rows:i,cols:a,shape:o,n:i,given:s.map(e=>e.given&&Number(e.text)||0),clues:{top:l(`top`),bottom:l(`bottom`),left:l(`left`),right:l(`right`)}}},start(e){let t=Array(e.rows*e.cols).fill(0);return{cells:e.given.slice(),marks:t,out:t.slice(),log:[]}},play(e,t,n){let r=t;for(let t of n.split(`,`))r&&=Vc(e,r,t);return r},status(e,t){let n=Rc(e,t),r=t.cells.filter(e=>!e).length,i=r===0&&n.length===0;return{won:i,over:i,broken:n,counts:[[`count-empty`,r]]}},picture(e,t){let n=t.cells.map((n,r)=>({ground:`plain`,text:n?String(n):``,pencil:n?[]:Hc(t.marks[r]),piece:``,given:e.given[r]>0})),r=n=>(r,i)=>({text:r?String(r):``,done:Lc(e,t,n,i)===`done`}),{top:i,bottom:a,left:o,right:s}=e.clues;return{cells:n,clues:{top:i.map(r(`top`)),bottom:a.map(r(`bottom`)),left:o.map(r(`left`)),right:s.map(r(`right`))},links:[],arrows:[]}},report(e,t){let n=[];return t.cells.forEach((r,i)=>{r&&!e.given[i]&&n.push(`${Ys(e,i)}=${r}`),r||Hc(t.out[i]).forEach(t=>n.push(`${Ys(e,i)}!=${t}`))}),n},solution(e,t){return Uc(t).map((e,t)=>({height:e,cell:t})).filter(({cell:t})=>!e.given[t]).map(({height:t,cell:n})=>`${Ys(e,n)}=${t}!`)},agrees(e,t,n){let r=Uc(n);return t.cells.every((e,t)=>!e||e===r[t])},adds:rc,key(e,t,n,r,i){let a=Ys(e,n);if(e.given[n])return null;if(r===`Backspace`||r===`Delete`||r===`0`)return t.cells[n]?`${a}=0`:Hc(t.marks[n]).map(e=>`${a}?${e}`).join(`,`)||null;let o=/^[1-9]$/.test(r)?Number(r):/^[a-z]$/.test(r)?parseInt(r,36):0;return o<1||o>e.n?null:i.pencil?t.cells[n]?null:`${a}?${o}`:t.cells[n]===o?`${a}=0`:`${a}=${o}${i.autoClear?`!`:``}`}},Gc=0,Kc=1,qc=2,Jc={black:qc,white:Kc,clear:Gc,1:qc,0:Kc},Yc=[`clear`,`white`,`black`];function Xc(e,t,n){return t.filter(t=>e.cells[t]===n).length}function Zc(e,t){let n=new Map,r=[];for(let i of t){let t=i.map(t=>e.cells[t]).join(``);if(t.includes(`0`))continue;let a=n.get(t);a?r.push({cells:[...a,...i],why:`broken-unruly-equal`}):n.set(t,i)}return r}function Qc(e,t){let n=[];for(let r of tc(e)){for(let e=0;e+2<r.length;e++){let i=r.slice(e,e+3),a=t.cells[i[0]];a&&i.every(e=>t.cells[e]===a)&&n.push({cells:i,why:`broken-unruly-three`})}for(let e of[Kc,qc])if(Xc(t,r,e)*2>r.length){let i=r.filter(n=>t.cells[n]===e);n.push({cells:i,why:e===qc?`broken-unruly-blacks`:`broken-unruly-whites`})}}return e.unique&&(n.push(...Zc(t,Array.from({length:e.rows},(t,n)=>$s(e,n)))),n.push(...Zc(t,Array.from({length:e.cols},(t,n)=>ec(e,n))))),n}function $c(e,t,n){let[r,i]=n.split(`=`),a=Xs(e,r);if(a<0||!(i in Jc))return null;if(e.given[a])return e.given[a]===Jc[i]?t:null;let o=t.cells.slice();return o[a]=Jc[i],{...t,cells:o}}var el={name:`unruly`,setup({game:e,id:t,options:n,view:r}){let{rows:i,cols:a,shape:o,cells:s}=r,c=/^unruly:\d+(x\d+)?u/.test(t)||[``,`true`,`yes`,`1`].includes(n[`unique-lines`]??`no`),l={Black:qc,White:Kc};return{game:e,id:t,options:n,rows:i,cols:a,shape:o,given:s.map(e=>l[e.piece]??(e.ground===`Black`?qc:Gc)),unique:c}},start(e){return{cells:e.given.slice(),marks:[],out:[],log:[]}},play(e,t,n){let r=t;for(let t of n.split(`,`))r&&=$c(e,r,t);return r},status(e,t){let n=Qc(e,t),r=t.cells.filter(e=>e===Gc).length,i=r===0&&n.length===0;return{won:i,over:i,broken:n,counts:[[`count-empty`,r]]}},picture(e,t){return{cells:t.cells.map((t,n)=>({ground:`plain`,text:``,pencil:[],piece:t===qc?`black`:t===Kc?`white`:``,given:e.given[n]>0})),links:[],arrows:[]}},report(e,t){return t.cells.flatMap((t,n)=>t===Gc||e.given[n]?[]:[`${Ys(e,n)}=${Yc[t]}`])},solution(e,t){return[...t].map((e,t)=>({cell:t,value:e===`1`?`black`:`white`})).filter(({cell:t})=>!e.given[t]).map(({cell:t,value:n})=>`${Ys(e,t)}=${n}`)},agrees(e,t,n){return t.cells.every((e,t)=>e===Gc||e===qc==(n[t]===`1`))},adds:rc,tap(e,t,n,r){if(e.given[n])return null;let i=t.cells[n],a=r?[Kc,Gc,Kc][i]:[qc,Gc,Kc][i];return`${Ys(e,n)}=${Yc[a]}`},key(e,t,n,r){if(e.given[n])return null;let i=Ys(e,n),a=t.cells[n];return r===`Enter`||r===` `?el.tap(e,t,n,!1):r===`1`||r===`b`?`${i}=${a===qc?`clear`:`black`}`:r===`2`||r===`0`||r===`w`?`${i}=${a===Kc?`clear`:`white`}`:(r===`Backspace`||r===`Delete`)&&a?`${i}=clear`:null}},tl={towers:Wc,singles:Pc,unruly:el,pegs:wc,pairs:fc},nl=30;function rl(){return no(`games`,[])}function il(e){return no(`puzzle.${e}`,null)}function al(e){return no(`game.${e}`,null)}function ol(e,t){let n=Object.entries(t).sort().map(([e,t])=>`${e}=${t}`).join(`&`);return n?`${e}?${n}`:e}var sl=class{described;rules;puzzle;key;#e=F([]);#t=F([]);#n=F(0);#r=F([]);get points(){return W(this.#r)}set points(e){I(this.#r,e)}#i=F(0);get seconds(){return W(this.#i)}set seconds(e){I(this.#i,e,!0)}#a=F(!1);get won(){return W(this.#a)}set won(e){I(this.#a,e,!0)}#o=!1;#s=N(()=>this.rules.status(this.puzzle,this.state));get status(){return W(this.#s)}set status(e){I(this.#s,e)}constructor(e,t=[]){this.described=e,this.rules=tl[e.game],this.puzzle=this.rules.setup(e),this.key=ol(e.id,e.options),I(this.#e,[this.rules.start(this.puzzle)]);let n=t.length?null:al(this.key);n&&(n.moves.forEach(e=>this.play(e)),I(this.#n,Math.min(n.at,this.#t.v.length),!0),this.points=n.points,this.seconds=n.seconds,this.won=n.won),t.forEach(e=>this.play(e))}get state(){return W(this.#e)[W(this.#n)]}get at(){return W(this.#n)}get length(){return W(this.#t).length}get moves(){return W(this.#t).slice(0,W(this.#n))}play(e){let t=this.rules.play(this.puzzle,this.state,e);return!t||t===this.state?!1:(I(this.#e,[...W(this.#e).slice(0,W(this.#n)+1),t]),I(this.#t,[...W(this.#t).slice(0,W(this.#n)),e]),Gt(this.#n),!0)}undo(){W(this.#n)>0&&Gt(this.#n,-1)}redo(){W(this.#n)<W(this.#t).length&&Gt(this.#n)}goTo(e){I(this.#n,Math.max(0,Math.min(e,W(this.#t).length)),!0)}positions(){return W(this.#e).slice(0,W(this.#n)+1)}replace(e){I(this.#e,[W(this.#e)[0]]),I(this.#t,[]),I(this.#n,0),e.forEach(e=>this.play(e))}addPoint(e){this.points=[...this.points,{moves:this.moves,name:e}]}removePoint(e){this.points=this.points.filter((t,n)=>n!==e)}keep(){if(!W(this.#t).length&&!this.points.length)return;let e=Date.now();this.#o||ro(`puzzle.${this.key}`,this.described),this.#o=!0;let t={moves:W(this.#t),at:W(this.#n),points:this.points,seconds:this.seconds,when:e,won:this.won};ro(`game.${this.key}`,t);let n=rl().filter(e=>e.id!==this.key),r=[{id:this.key,game:this.described.game,won:this.won,when:e},...n];for(let{id:e}of r.slice(nl))io(e),io(`puzzle.${e}`);ro(`games`,r.slice(0,nl))}};function cl(e){let t=e.indexOf(`?`);return t<0?As(e):As(e.slice(0,t),Object.fromEntries(new URLSearchParams(e.slice(t+1))))}var ll=q(`<rect class="a svelte-3h8i2t" x="8" y="36" width="10" height="20" rx="2"></rect><rect class="b svelte-3h8i2t" x="21" y="26" width="10" height="30" rx="2"></rect><rect class="a svelte-3h8i2t" x="34" y="8" width="10" height="48" rx="2"></rect><rect class="b svelte-3h8i2t" x="47" y="18" width="10" height="38" rx="2"></rect>`,1),ul=q(`<rect class="frame svelte-3h8i2t" x="8" y="8" width="48" height="48"></rect><path class="frame svelte-3h8i2t" d="M24 8v48M40 8v48M8 24h48M8 40h48"></path><rect class="ink svelte-3h8i2t" x="8" y="8" width="16" height="16"></rect><rect class="ink svelte-3h8i2t" x="24" y="24" width="16" height="16"></rect><rect class="ink svelte-3h8i2t" x="40" y="40" width="16" height="16"></rect><circle class="ring svelte-3h8i2t" cx="48" cy="16" r="6"></circle>`,1),dl=q(`<rect width="14" height="14" rx="3"></rect>`),fl=q(`<circle class="peg svelte-3h8i2t" r="8"></circle>`),pl=q(`<!><circle class="frame svelte-3h8i2t" cx="32" cy="32" r="6"></circle>`,1),ml=q(`<rect class="red svelte-3h8i2t" x="8" y="14" width="22" height="22"></rect><rect class="blue svelte-3h8i2t" x="34" y="14" width="22" height="22"></rect><rect class="green svelte-3h8i2t" x="8" y="40" width="22" height="16"></rect><rect class="green svelte-3h8i2t" x="34" y="40" width="22" height="16"></rect><rect class="ring svelte-3h8i2t" x="11" y="19" width="42" height="12" rx="6"></rect>`,1),hl=q(`<svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true"><!></svg>`);function gl(e,t){var n=hl(),r=L(n),i=e=>{var t=ll();be(3),J(e,t)},a=e=>{var t=ul();be(5),J(e,t)},o=e=>{var t=Or();Z(R(t),16,()=>[0,1,2],e=>e,(e,t)=>{var n=Or();Z(R(n),16,()=>[0,1,2],e=>e,(e,n)=>{var r=dl();V(()=>{ii(r,0,Qr((t*2+n)%3==0?`ink`:`paper`),`svelte-3h8i2t`),Q(r,`x`,8+n*17),Q(r,`y`,8+t*17)}),J(e,r)}),J(e,n)}),J(e,t)},s=e=>{var t=pl();Z(R(t),16,()=>[[32,12],[12,32],[52,32],[32,52]],([e,t])=>`${e}${t}`,(e,t)=>{var n=N(()=>m(t,2));let r=()=>W(n)[0],i=()=>W(n)[1];var a=fl();V(()=>{Q(a,`cx`,r()),Q(a,`cy`,i())}),J(e,a)}),be(),J(e,t)},c=e=>{var t=ml();be(4),J(e,t)};X(r,e=>{t.game===`towers`?e(i):t.game===`singles`?e(a,1):t.game===`unruly`?e(o,2):t.game===`pegs`?e(s,3):e(c,-1)}),M(n),J(e,n)}var _l=K(`<p class="error" role="alert"> </p>`),vl=K(`<a class="button"> <span class="soft small"> </span></a>`),yl=K(`<section class="kept svelte-1ary22t" aria-labelledby="kept-title"><h2 id="kept-title"> </h2> <div class="row"></div></section>`),bl=K(`<li class="card svelte-1ary22t"><!> <div class="body svelte-1ary22t"><h2> </h2> <p class="svelte-1ary22t"> </p> <div class="row"><a class="button primary svelte-1ary22t"> <span class="hidden"> </span></a> <a class="button svelte-1ary22t"> <span class="hidden"> </span></a></div></div></li>`),xl=K(`<h1> </h1> <p class="soft"> </p> <!> <!> <ul class="cards svelte-1ary22t"><!> <li class="card svelte-1ary22t"><svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true"><path d="M8 56V8M8 56h48" class="axis svelte-1ary22t"></path><path d="M8 50C24 48 22 20 54 14" class="curve svelte-1ary22t"></path><path d="M8 54C34 52 34 36 54 30" class="curve other svelte-1ary22t"></path></svg> <div class="body svelte-1ary22t"><h2> </h2> <p class="svelte-1ary22t"> </p> <div class="row"><a class="button svelte-1ary22t" href="#/lab"> </a></div></div></li></ul>`,1);function Sl(e,t){He(t,!0);let n=F([...qs]),r=F(!1);Zo().then(({games:e})=>I(n,e.map(e=>e.name)),()=>I(r,!0));let i=rl().filter(e=>!e.won).slice(0,4);function a(e){let t=il(e)?.view;return t?`${t.rows}×${t.cols}`:``}var o=xl(),s=R(o),c=z(s,!0),l=B(s,2),u=z(l,!0),d=B(l,2),f=e=>{var t=_l(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`service-away`)]),J(e,t)};X(d,e=>{W(r)&&e(f)});var p=B(d,2),m=e=>{var t=yl(),n=L(t),r=z(n,!0),o=B(n,2);Z(o,21,()=>i,e=>e.id,(e,t)=>{var n=vl(),r=L(n),i=z(B(r));M(n),V((e,t,a,o)=>{Q(n,`href`,e),Y(r,`${t??``} `),Y(i,`${a??``}
            ${o??``}`)},[()=>cl(W(t).id),()=>$(W(t).game),()=>a(W(t).id),()=>new Date(W(t).when).toLocaleString(mo(),{dateStyle:`short`,timeStyle:`short`})]),J(e,n)}),M(o),M(t),V(e=>Y(r,e),[()=>$(`home-continue`)]),J(e,t)};X(p,e=>{i.length&&e(m)});var h=B(p,2),g=L(h);Z(g,16,()=>qs.filter(e=>W(n).includes(e)),e=>e,(e,t)=>{var n=bl(),r=L(n);gl(r,{get game(){return t}});var i=B(r,2),a=L(i),o=z(a,!0),s=B(a,2),c=z(s,!0),l=B(s,2),u=L(l),d=L(u,!0),f=z(B(d),!0);M(u);var p=B(u,2),m=L(p,!0),h=z(B(m),!0);M(p),M(l),M(i),M(n),V((e,n,r,i,a,s)=>{Y(o,e),Y(c,n),Q(u,`href`,`#/new/${t??``}?now=1`),Y(d,r),Y(f,i),Q(p,`href`,`#/new/${t??``}`),Y(m,a),Y(h,s)},[()=>$(t),()=>$(`${t}.goal`),()=>$(`home-play`),()=>$(t),()=>$(`home-choose`),()=>$(t)]),J(e,n)});var _=B(g,2),v=B(L(_),2),y=L(v),b=z(y,!0),x=B(y,2),S=z(x,!0),C=B(x,2),w=z(L(C),!0);M(C),M(v),M(_),M(h),V((e,t,n,r,i)=>{Y(c,e),Y(u,t),Y(b,n),Y(S,r),Y(w,i)},[()=>$(`home-title`),()=>$(`home-about`),()=>$(`lab-title`),()=>$(`lab-about`),()=>$(`home-lab`)]),J(e,o),Ue()}var Cl=1e3,wl=1e6,Tl=4,El=/(^|\/)\.|\.(toml|json|md|db|sqlite|sqlite-wal|sqlite-shm|svg|png|pdf|html|gz|zip|tex|log|lock)$/i,Dl=e=>e.webkitRelativePath||e.name;function Ol(e){let t=e.split(`
`).map(e=>e.trim()).filter(Boolean);return t.length&&t.every(e=>/^([a-z]+:|https?:\/\/)\S+$/.test(e))?t:[]}function kl(e){return qs.find(t=>e.startsWith(`${t}:`))}async function Al(e){let t=await e.text(),n=Ol(t);return n.length<2?[{name:Dl(e),text:n[0]??t}]:n.map((t,n)=>({name:`${Dl(e)}:${n+1}`,text:t}))}async function jl(e,t,n){let r=[],i=[],a=e.filter(e=>!El.test(Dl(e)));a.sort((e,t)=>Dl(e).localeCompare(Dl(t),void 0,{numeric:!0}));for(let e of a)n.signal?.throwIfAborted(),e.size>1e6?r.push({name:Dl(e),why:new zi(()=>$(`open-toolong`))}):i.push(...await Al(e));for(let{name:e}of i.splice(Cl))r.push({name:e,why:new zi(()=>$(`lab-toomany`,{most:Cl}))});let o=[],s=0,c=0;return await Promise.all(Array.from({length:Tl},async()=>{for(;s<i.length;){let e=s++,{name:a,text:l}=i[e];try{let r=await $o({text:l,game:kl(l)?void 0:t},n.signal);o[e]={name:a,id:r.id,game:r.game,cells:r.cells}}catch(e){n.signal?.throwIfAborted(),r.push({name:a,why:e})}n.onProgress(++c,i.length)}})),{entries:o.filter(e=>e!==void 0),refused:r}}async function Ml(e){let t=[...e].map(e=>e.webkitGetAsEntry()??e.getAsFile()).filter(e=>e!==null),n=t.filter(e=>!(e instanceof File)),r=t.filter(e=>e instanceof File),i=async e=>{if(r.length>2e3)return;if(e.isFile){let t=await new Promise((t,n)=>e.file(t,n)),n=e.fullPath.replace(/^\//,``);n!==t.name&&Object.defineProperty(t,"webkitRelativePath",{value:n}),r.push(t);return}let t=e.createReader();for(;;){let e=await new Promise((e,n)=>t.readEntries(e,n));if(!e.length)return;for(let t of e)await i(t)}};for(let e of n)await i(e);return r}function Nl(e,t,n=`text/plain`){let r=document.createElement(`a`),i=typeof t==`string`?new Blob([t],{type:n}):t;r.href=URL.createObjectURL(i),r.download=e,r.click(),setTimeout(()=>URL.revokeObjectURL(r.href),1e3)}function Pl(e){let t=e===null?``:String(e);return/[",\n\r]/.test(t)?`"${t.replaceAll(`"`,`""`)}"`:t}var Fl=[`fill`,`stroke`,`stroke-width`,`stroke-dasharray`,`font-size`,`font-family`,`font-weight`,`text-anchor`,`dominant-baseline`,`opacity`];function Il(e){let t=e.cloneNode(!0),n=[...e.querySelectorAll(`*`)];[...t.querySelectorAll(`*`)].forEach((e,t)=>{let r=getComputedStyle(n[t]);e.removeAttribute(`class`),e.removeAttribute(`style`);for(let t of Fl)e.setAttribute(t,r.getPropertyValue(t))});let r=e.viewBox.baseVal,i=document.createElementNS(e.namespaceURI,`rect`),a={x:r.x,y:r.y,width:r.width,height:r.height,fill:getComputedStyle(document.documentElement).getPropertyValue(`--card`)};for(let[e,t]of Object.entries(a))i.setAttribute(e,String(t));return t.prepend(i),t.setAttribute(`xmlns`,`http://www.w3.org/2000/svg`),t.setAttribute(`width`,String(r.width)),t.setAttribute(`height`,String(r.height)),t.removeAttribute(`class`),new XMLSerializer().serializeToString(t)}var Ll=e=>e?.verdict===`solved`||e?.verdict===`impossible`,Rl=class{#e=F(Jt([]));get runs(){return W(this.#e)}set runs(e){I(this.#e,e,!0)}#t=F(!1);get running(){return W(this.#t)}set running(e){I(this.#t,e,!0)}#n=F({puzzles:[],methods:[],seconds:1});get asked(){return W(this.#n)}set asked(e){I(this.#n,e)}#r=null;get done(){return this.runs.filter(e=>e.state===`done`||e.state===`failed`).length}cancel(){this.#r?.abort(),this.running=!1}async start(e,t){this.cancel();let{puzzles:n,methods:r,seconds:i}=e;this.asked=e;let a=new AbortController;this.#r=a,this.running=!0,this.runs=n.flatMap((e,t)=>r.map(e=>({puzzle:t,method:e,state:`waiting`,report:null,failure:null})));let o=0;await Promise.all(Array.from({length:t},async()=>{for(;!a.signal.aborted&&o<this.runs.length;){let e=this.runs[o++];e.state=`running`;try{let{text:t,game:r}=n[e.puzzle];e.report=await ds({puzzle:{text:t,game:r},method:e.method,seconds:i},{signal:a.signal}),e.state=`done`}catch(t){e.state=a.signal.aborted?`waiting`:`failed`,e.failure=t}}})),this.#r===a&&(this.running=!1)}run(e,t){let{methods:n}=this.asked;return this.runs[e*n.length+n.indexOf(t)]}table(){return this.asked.methods.map(e=>{let t=this.runs.filter(t=>t.method===e),n=t.flatMap(e=>e.report?[e.report]:[]),r=n.map(e=>e.seconds),i=n.flatMap(e=>e.objective===null?[]:[e.objective]);return{method:e,done:t.filter(e=>e.state===`done`||e.state===`failed`).length,solved:n.filter(Ll).length,total:t.length,mean:r.length?r.reduce((e,t)=>e+t,0)/r.length:NaN,worst:r.length?Math.max(...r):NaN,nodes:n.reduce((e,t)=>e+t.nodes,0),objective:i.length?i.reduce((e,t)=>e+t,0)/i.length:null}})}curves(){return this.asked.methods.map(e=>({method:e,times:this.runs.flatMap(t=>t.method===e&&t.report&&Ll(t.report)?[t.report.seconds]:[]).sort((e,t)=>e-t)}))}tableCsv(){return zl([`method`,`answered`,`done`,`runs`,`mean_seconds`,`worst_seconds`,`nodes`,`mean_objective`],this.table().map(e=>[e.method,e.solved,e.done,e.total,Number.isNaN(e.mean)?null:e.mean,Number.isNaN(e.worst)?null:e.worst,e.nodes,e.objective]))}runsCsv(){return zl([`name`,`puzzle`,`method`,`verdict`,`seconds`,`nodes`,`objective`,`bound`,`solution`,`error`],this.runs.map(({puzzle:e,method:t,state:n,report:r,failure:i})=>[this.asked.puzzles[e].name,r?.puzzle??null,t,r?.verdict??n,r?.seconds??null,r?.nodes??null,r?.objective??null,r?.bound??null,r?.solution??null,r?.error??(_s(i)||null)]))}};function zl(e,t){return[e,...t].map(e=>`${e.map(Pl).join(`,`)}\n`).join(``)}function Bl(e){let t=e=>String(e).padStart(2,`0`),n=Math.floor(e/3600),r=Math.floor(e/60)%60;return n?`${n}:${t(r)}:${t(e%60)}`:`${r}:${t(e%60)}`}function Vl(e){if(e>=1)return`${So(e,2)} s`;let t=e*1e3;return t>=10?`${So(t)} ms`:`${So(t,2)} ms`}var Hl=K(`<option> </option>`),Ul=K(`<form class="fields"><label class="field"> <select></select></label> <button type="submit" class="primary"> </button></form>`),Wl=K(`<p class="soft svelte-17uzuan"> <code>quadrille serve --data DIR</code></p>`),Gl=K(`<p class="soft svelte-17uzuan"> </p>`),Kl=K(`<p class="error svelte-17uzuan" role="alert"> </p>`),ql=K(`<p class="error svelte-17uzuan" lang="en"> </p>`),Jl=K(`<tr><th scope="row"> </th><td class="number"> </td><td class="number"> </td><td class="number"> </td><td class="number"> </td><td class="number"> </td><td class="number"> </td></tr>`),Yl=K(`<figure class="svelte-17uzuan"><div class="scroll"><img class="svelte-17uzuan"/></div> <figcaption class="small soft" lang="en"> </figcaption></figure>`),Xl=K(`<div class="stack"><p class="soft small svelte-17uzuan"> </p> <!> <div class="scroll"><table><thead><tr><th> </th><th class="number"> </th><th class="number"> </th><th class="number">PAR-2</th><th class="number"> </th><th class="number"> </th><th class="number"> </th></tr></thead><tbody></tbody></table></div> <!></div>`),Zl=K(`<section class="card stack svelte-17uzuan" aria-labelledby="campaigns-title"><h2 id="campaigns-title"> </h2> <!> <!> <!> <!></section>`);function Ql(e,t){He(t,!0);let n=F([]),r=F([]),i=F(!0),a=F(0),o=F(null),s=F(null),c=e=>I(s,e);ts().then(e=>(I(i,e.data,!0),I(n,e.campaigns),I(r,e.unreadable),e),c);async function l(){I(s,null),I(o,null),await ns(W(n)[W(a)]).then(e=>I(o,e),c)}let u=e=>`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`;var d=Zl(),f=L(d),p=z(f,!0),m=B(f,2),h=e=>{var t=Ul(),r=L(t),i=L(r),o=B(i);Z(o,21,()=>W(n),Vr,(e,t,n)=>{var r=Hl(),i=z(r);r.value=r.__value=n,V(()=>Y(i,`${W(t).campaign??``} — ${W(t).store??``}`)),J(e,r)}),M(o),ui(o),M(r);var s=z(B(r,2),!0);M(t),V((e,t)=>{Y(i,`${e??``} `),Y(s,t)},[()=>$(`campaigns-choose`),()=>$(`open-go`)]),_r(`submit`,t,e=>{e.preventDefault(),l()}),di(o,()=>W(a),e=>I(a,e)),J(e,t)},g=e=>{var t=Wl(),n=L(t);be(),M(t),V(e=>Y(n,`${e??``} `),[()=>W(i)?$(`campaigns-none`):$(`campaigns-folder`)]),J(e,t)};X(m,e=>{W(n).length?e(h):e(g,-1)});var _=B(m,2),v=e=>{var t=Gl(),n=z(t);V((e,t)=>Y(n,`${e??``} ${t??``}`),[()=>$(`campaigns-unreadable`),()=>W(r).join(`, `)]),J(e,t)};X(_,e=>{W(r).length&&e(v)});var y=B(_,2),b=e=>{var t=Kl(),n=z(t,!0);V(e=>Y(n,e),[()=>_s(W(s))]),J(e,t)};X(y,e=>{W(s)&&e(b)});var x=B(y,2),S=e=>{var t=Xl(),n=L(t),r=z(n),i=B(n,2);Z(i,16,()=>W(o).disagreements,e=>e,(e,t)=>{var n=ql(),r=z(n,!0);V(()=>Y(r,t)),J(e,n)});var a=B(i,2),s=L(a),c=L(s),l=L(c),d=L(l),f=z(d,!0),p=B(d),m=z(p,!0),h=B(p),g=z(h,!0),_=B(h,2),v=z(_,!0),y=B(_),b=z(y,!0),x=z(B(y),!0);M(l),M(c);var S=B(c);Z(S,21,()=>W(o).summary,e=>e.method,(e,t)=>{var n=Jl(),r=L(n),i=z(r,!0),a=B(r),o=z(a),s=B(a),c=z(s,!0),l=B(s),u=z(l,!0),d=B(l),f=z(d,!0),p=B(d),m=z(p,!0),h=z(B(p));M(n),V((e,n,r,a)=>{Y(i,W(t).method),Y(o,`${W(t).solved??``} / ${W(t).runs??``}`),Y(c,e),Y(u,n),Y(f,r),Y(m,W(t).wins),Y(h,`${a??``} MiB`)},[()=>W(t).median===null?`–`:Vl(W(t).median),()=>Vl(W(t).par2),()=>Vl(W(t).geometric),()=>(W(t).peak/2**20).toFixed(0)]),J(e,n)}),M(S),M(s),M(a),Z(B(a,2),17,()=>W(o).charts,e=>e.name,(e,t)=>{var n=Yl(),r=L(n),i=z(r),a=z(B(r,2),!0);M(n),V(e=>{Q(i,`src`,e),Q(i,`alt`,W(t).caption),Y(a,W(t).caption)},[()=>u(W(t).svg)]),J(e,n)}),M(t),V((e,n,i,a,s,c,l,u)=>{Q(t,`data-campaign`,W(o).campaign),Y(r,`${e??``} ${n??``}`),Y(f,i),Y(m,a),Y(g,s),Y(v,c),Y(b,l),Y(x,u)},[()=>$(`campaigns-size`,{instances:W(o).instances}),()=>W(o).machines.join(`, `),()=>$(`solve-method`),()=>$(`lab-answered`),()=>$(`campaigns-median`),()=>$(`campaigns-geometric`),()=>$(`campaigns-wins`),()=>$(`campaigns-peak`)]),J(e,t)};X(x,e=>{W(o)&&e(S)}),M(d),V(e=>Y(p,e),[()=>$(`campaigns-title`)]),J(e,d),Ue()}var $l={towers:{usual:`5`,all:[`4`,`5`,`6`,`7`,`8`,`9`,`10`,`12`]},singles:{usual:`8`,all:[`5`,`6`,`8`,`10`,`12`,`15`,`20`]},unruly:{usual:`8`,all:[`6`,`8`,`10`,`12`,`14`,`20`,`6x10`]},pegs:{usual:`7`,all:[`5`,`6`,`7`,`9`]},pairs:{usual:`6`,all:[`4`,`5`,`6`,`8`,`10`,`12`]}};function eu(e){let t=/^\s*(\d{1,4})\s*(?:[x×]\s*(\d{1,4}))?\s*$/.exec(e);if(t)return[Number(t[1]),Number(t[2]??t[1])]}var tu=K(`<progress></progress>`),nu=K(`<div class="bar svelte-ir7xf6" role="status"><div class="row svelte-ir7xf6"><span> </span> <button type="button"> </button></div> <!></div>`),ru=K(`<p class="error" role="alert"> </p>`),iu=K(`<!> <!>`,1);function au(e,t){He(t,!0);var n=iu(),r=R(n),i=e=>{var n=nu(),r=L(n),i=L(r),a=z(i),o=B(i,2),s=z(o,!0);M(r);var c=B(r,2),l=e=>{var n=tu();V(()=>{Q(n,`max`,t.task.progress.total),yi(n,t.task.progress.done),Q(n,`aria-label`,t.what)}),J(e,n)},u=e=>{var n=tu();V(()=>Q(n,`aria-label`,t.what)),J(e,n)};X(c,e=>{t.task.progress?.total?e(l):e(u,-1)}),M(n),V((e,t,n)=>{Y(a,`${e??``}${t??``}`),Y(s,n)},[()=>t.task.progress?$(`task-far`,{what:t.what,how:bo(t.task.progress.what,t.task.progress.code)}):t.what,()=>t.task.progress?``:t.task.started?`…`:` (${$(`task-waiting`)})`,()=>$(`cancel`)]),G(`click`,o,()=>t.task.cancel()),J(e,n)};X(r,e=>{t.task.running&&t.task.slow&&e(i)});var a=B(r,2),o=e=>{var n=ru(),r=z(n,!0);V(()=>Y(r,t.task.error)),J(e,n)};X(a,e=>{t.task.error&&e(o)}),J(e,n),Ue()}vr([`click`]);var ou=K(`<option> </option>`),su=K(`<option></option>`),cu=K(`<label class="field"> <select><option> </option><!></select></label>`),lu=K(`<div class="row set svelte-rhxwoo"><span> </span> <button type="button"> </button></div>`),uu=K(`<li><strong> </strong> </li>`),du=K(`<div class="error" role="alert"> <ul class="svelte-rhxwoo"></ul></div>`),fu=K(`<p class="soft small svelte-rhxwoo"> </p>`),pu=K(`<section aria-labelledby="lab-puzzles"><h2 id="lab-puzzles"> </h2> <div class="fields"><label class="field"> <select></select></label> <label class="field"> <input size="5" list="lab-sizes"/><datalist id="lab-sizes"></datalist></label> <!> <label class="field"> <input type="number" min="1" class="svelte-rhxwoo"/></label> <label class="field"> <input type="number" min="0" class="svelte-rhxwoo"/></label> <button type="button"> </button></div> <!> <label class="field"> <textarea rows="6" spellcheck="false"></textarea></label> <div class="row"><label class="button"> <input class="hidden" type="file" multiple="" data-files=""/></label> <label class="button"> <input class="hidden" type="file" webkitdirectory="" data-folder=""/></label> <span class="soft small"> </span></div> <!> <!> <!> <!></section>`);function mu(e,t){He(t,!0);let n=Li(t,`text`,15),r=Li(t,`entries`,15),i=F(Jt($l[t.game].usual)),a=F(``),o=F(5),s=F(1),c=F(!1),l=F([]),u=Ns(),d=Ns(),f=N(()=>t.catalogue?.games.find(e=>e.name===t.game));function p(e){t.ongame(e),I(i,$l[e].usual,!0),I(a,``),r(r().filter(t=>t.game===e)),kl(n())&&kl(n())!==e&&n(``)}async function m(){let e=Math.max(1,Math.min(W(o),200)),r=await u.run(async n=>{let r=[];for(let o=0;o<e;o++){let c=await us({game:t.game,size:eu(W(i)),difficulty:W(a)||void 0,seed:W(s)+o,seconds:60},{signal:n.signal});if(!c.puzzle)throw new zi(()=>bo(c.stopped??``,c.code));r.push(c.puzzle.id),n.onStart?.(),n.onProgress?.({what:`${o+1} / ${e}`,code:``,done:o+1,total:e})}return r});r&&n(r.join(`
`))}async function h(e){I(c,!1);let n=await d.run(async({signal:n,onStart:r,onProgress:i})=>(r?.(),jl(await e,t.game,{signal:n,onProgress:(e,t)=>i?.({what:`${e} / ${t}`,code:``,done:e,total:t})})));if(!n)return;let i=e=>n.entries.filter(t=>t.game===e).length,a=qs.reduce((e,t)=>i(t)>i(e)?t:e,t.game);n.entries.length&&a!==t.game&&p(a);let o=n.entries.filter(e=>e.game!==a);r([...r(),...n.entries.filter(e=>e.game===a)].slice(0,Cl)),I(l,[...n.refused,...o.map(({name:e,game:t})=>({name:e,why:new zi(()=>$(`lab-stray`,{game:$(t)}))}))])}let g=e=>{h([...e.currentTarget.files??[]]),e.currentTarget.value=``};var _=pu();let v;var y=L(_),b=z(y),x=B(y,2),S=L(x),C=L(S),w=B(C);Z(w,20,()=>qs.filter(e=>t.catalogue?.games.some(t=>t.name===e)),e=>e,(e,t)=>{var n=ou(),r=z(n,!0),i={};V(e=>{Y(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>$(t)]),J(e,n)}),M(w);var T;ui(w),M(S);var E=B(S,2),ee=L(E,!0),D=B(ee);vi(D);var O=B(D);Z(O,20,()=>$l[t.game].all,e=>e,(e,t)=>{var n=su(),r={};V(()=>{r!==(r=t)&&(n.value=(n.__value=r)??``)}),J(e,n)}),M(O),M(E);var te=B(E,2),ne=e=>{var t=cu(),n=L(t),r=B(n),i=L(r),o=z(i,!0);i.value=i.__value=``,Z(B(i),16,()=>W(f).levels,e=>e,(e,t)=>{var n=ou(),r=z(n,!0),i={};V(e=>{Y(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>$(`level-${t}`)]),J(e,n)}),M(r),ui(r),M(t),V((e,t)=>{Y(n,`${e??``} `),Y(o,t)},[()=>$(`label-difficulty`),()=>$(`new-any`)]),di(r,()=>W(a),e=>I(a,e)),J(e,t)};X(te,e=>{W(f)?.levels.length&&e(ne)});var re=B(te,2),ie=L(re,!0),ae=B(ie);vi(ae),Q(ae,`max`,200),M(re);var oe=B(re,2),se=L(oe,!0),ce=B(se);vi(ce),M(oe);var le=B(oe,2),ue=z(le,!0);M(x);var de=B(x,2);{let e=N(()=>$(`new-making`));au(de,{get task(){return u},get what(){return W(e)}})}var fe=B(de,2),pe=L(fe,!0),me=B(pe);et(me),M(fe);var he=B(fe,2),ge=L(he),_e=L(ge,!0),k=B(_e);M(ge);var ve=B(ge,2),A=L(ve,!0),ye=B(A);M(ve);var j=z(B(ve,2),!0);M(he);var be=B(he,2);{let e=N(()=>$(`lab-reading`));au(be,{get task(){return d},get what(){return W(e)}})}var xe=B(be,2),Se=e=>{var t=lu(),n=L(t),i=z(n,!0),a=B(n,2),o=z(a,!0);M(t),V((e,n)=>{Q(t,`data-set`,r().length),Y(i,e),Y(o,n)},[()=>$(`lab-set`,{puzzles:r().length,first:r()[0].name,last:r()[r().length-1].name}),()=>$(`lab-forget`)]),G(`click`,a,()=>{r([]),I(l,[])}),J(e,t)};X(xe,e=>{r().length&&e(Se)});var Ce=B(xe,2),we=e=>{var t=du(),n=L(t),r=B(n);Z(r,21,()=>W(l).slice(0,5),e=>e.name,(e,t)=>{var n=uu(),r=L(n),i=z(r,!0),a=B(r);M(n),V(e=>{Y(i,W(t).name),Y(a,`: ${e??``}`)},[()=>_s(W(t).why)]),J(e,n)}),M(r),M(t),V(e=>{Q(t,`data-refused`,W(l).length),Y(n,`${e??``} `)},[()=>$(`lab-refused`,{puzzles:W(l).length})]),J(e,t)};X(Ce,e=>{W(l).length&&e(we)});var Te=B(Ce,2),Ee=e=>{var n=fu(),r=z(n,!0);V(e=>Y(r,e),[()=>$(`lab-limits`,{puzzles:Cl,megabytes:wl/1e6,cells:t.catalogue.limits.cells})]),J(e,n)};X(Te,e=>{t.catalogue&&e(Ee)}),M(_),V((e,n,r,i,a,o,s,l,d,f)=>{v=ii(_,1,`card stack svelte-rhxwoo`,null,v,{over:W(c)}),Y(b,`1. ${e??``}`),Y(C,`${n??``} `),T!==(T=t.game)&&(w.value=(w.__value=T)??``,li(w,T)),Y(ee,r),Y(ie,i),Y(se,a),le.disabled=u.running,Y(ue,o),Y(pe,s),Y(_e,l),Y(A,d),Y(j,f)},[()=>$(`lab-puzzles`),()=>$(`open-game`),()=>$(`label-size`),()=>$(`lab-count`),()=>$(`label-seed`),()=>$(`lab-make`),()=>$(`lab-list`,{puzzles:t.puzzles}),()=>$(`lab-files`),()=>$(`lab-folder`),()=>$(`lab-drop`)]),_r(`dragover`,_,e=>{e.preventDefault(),I(c,!0)}),_r(`dragleave`,_,()=>I(c,!1)),_r(`drop`,_,e=>{e.preventDefault(),e.dataTransfer&&h(Ml(e.dataTransfer.items))}),G(`change`,w,e=>p(e.currentTarget.value)),Ci(D,()=>W(i),e=>I(i,e)),Ci(ae,()=>W(o),e=>I(o,e)),Ci(ce,()=>W(s),e=>I(s,e)),G(`click`,le,m),Ci(me,n),G(`change`,k,g),G(`change`,ye,g),J(e,_),Ue()}vr([`change`,`click`]);var hu=q(`<text class="svelte-17cch6k"> </text>`),gu=q(`<line class="rule svelte-17cch6k"></line><!>`,1),_u=q(`<line class="rule svelte-17cch6k"></line><text class="left svelte-17cch6k"> </text>`,1),vu=q(`<path class="curve svelte-17cch6k"></path><text class="mark svelte-17cch6k"> </text>`,1),yu=q(`<!><line class="curve svelte-17cch6k"></line><text class="mark svelte-17cch6k"> </text><text class="key svelte-17cch6k"> </text>`,1),bu=K(`<figure class="svelte-17cch6k"><svg role="img" class="svelte-17cch6k"><!><!><text class="svelte-17cch6k"> </text><!></svg> <figcaption class="svelte-17cch6k"> </figcaption></figure>`);function xu(e,t){He(t,!0);let n=Li(t,`drawing`,15),[r,i,a,o,s]=[300,44,44,12,12],c=[``,`8 4`,`3 3`,`10 3 3 3`,`1 4`,`14 5`],l=[`●`,`■`,`▲`,`◆`,`✚`,`✖`,`★`,`○`,`□`,`△`],u=[`#2f7fc2`,`#c2571a`,`#2c8a4b`,`#9a4fb5`,`#a98600`,`#c23b57`,`#178a8a`,`#6b6f7a`],d=F(640),f=N(()=>Math.max(280,W(d))),p=N(()=>Math.max(1,Math.floor((W(f)-i)/150))),m=N(()=>r+a+Math.ceil(t.curves.length/W(p))*20),h=N(()=>Math.min(1e-5,...t.curves.flatMap(e=>e.times.slice(0,1).map(e=>Math.max(e,1e-6))))),g=N(()=>{let e=Math.floor(Math.log10(W(h))),n=Math.ceil(Math.log10(t.limit));return Array.from({length:n-e+1},(t,n)=>e+n)}),_=N(()=>Math.ceil(W(g).length*60/(W(f)-i-s))),v=e=>{let[t,n]=[W(g)[0],W(g)[W(g).length-1]];return i+(Math.log10(Math.max(e,10**t))-t)/(n-t)*(W(f)-i-s)},y=e=>r-e/Math.max(1,t.puzzles)*(r-o),b=e=>i+e%W(p)*150,x=e=>r+a+Math.floor(e/W(p))*20+8;function S(e){let n=`M${v(10**W(g)[0])} ${y(0)}`;return e.forEach((e,t)=>n+=` H${v(e)} V${y(t+1)}`),`${n} H${v(t.limit)}`}let C=N(()=>{let e=Math.max(1,Math.ceil(t.puzzles/5));return Array.from({length:Math.floor(t.puzzles/e)+1},(t,n)=>n*e)});var w=bu(),T=L(w),E=L(T);Z(E,18,()=>W(g),e=>e,(e,t,n)=>{var i=gu(),a=R(i),s=B(a),c=e=>{var n=hu(),i=z(n,!0);V((e,t)=>{Q(n,`x`,e),Q(n,`y`,r+16),Y(i,t)},[()=>v(10**t),()=>Vl(10**t).replace(/[.,]00\b/,``)]),J(e,n)};X(s,e=>{W(n)%W(_)===0&&e(c)}),V((e,t)=>{Q(a,`x1`,e),Q(a,`x2`,t),Q(a,`y1`,o),Q(a,`y2`,r)},[()=>v(10**t),()=>v(10**t)]),J(e,i)});var ee=B(E);Z(ee,16,()=>W(C),e=>e,(e,t)=>{var n=_u(),r=R(n),a=B(r),o=z(a,!0);V((e,n,c)=>{Q(r,`x1`,i),Q(r,`x2`,W(f)-s),Q(r,`y1`,e),Q(r,`y2`,n),Q(a,`x`,i-6),Q(a,`y`,c),Y(o,t)},[()=>y(t),()=>y(t),()=>y(t)]),J(e,n)});var D=B(ee),O=z(D,!0);Z(B(D),19,()=>t.curves,e=>e.method,(e,t,n)=>{let r=N(()=>u[W(n)%u.length]);var i=yu(),a=R(i),o=e=>{var i=vu(),a=R(i);let o;var s=B(a);let u;var d=z(s,!0);V((e,t,i)=>{Q(a,`stroke-dasharray`,c[W(n)%c.length]),Q(a,`d`,e),o=oi(a,``,o,{stroke:W(r)}),Q(s,`x`,t),Q(s,`y`,i),u=oi(s,``,u,{fill:W(r)}),Y(d,l[W(n)%l.length])},[()=>S(W(t).times),()=>v(W(t).times[W(t).times.length-1]),()=>y(W(t).times.length)]),J(e,i)};X(a,e=>{W(t).times.length&&e(o)});var s=B(a);let d;var f=B(s);let p;var m=z(f,!0),h=B(f),g=z(h,!0);V((e,i,a,o,u,_,v,y)=>{Q(s,`stroke-dasharray`,c[W(n)%c.length]),Q(s,`x1`,e),Q(s,`x2`,i),Q(s,`y1`,a),Q(s,`y2`,o),d=oi(s,``,d,{stroke:W(r)}),Q(f,`x`,u),Q(f,`y`,_),p=oi(f,``,p,{fill:W(r)}),Y(m,l[W(n)%l.length]),Q(h,`x`,v),Q(h,`y`,y),Y(g,W(t).method)},[()=>b(W(n)),()=>b(W(n))+36,()=>x(W(n)),()=>x(W(n)),()=>b(W(n))+18,()=>x(W(n)),()=>b(W(n))+42,()=>x(W(n))]),J(e,i)}),M(T),Ni(T,e=>n(e),()=>n());var te=z(B(T,2),!0);M(w),V((e,t,n)=>{Q(T,`viewBox`,`0 0 ${W(f)??``} ${W(m)??``}`),Q(T,`aria-label`,e),Q(D,`x`,(W(f)+i)/2),Q(D,`y`,r+34),Y(O,t),Y(te,n)},[()=>$(`lab-chart`),()=>$(`lab-time`),()=>$(`lab-chart`)]),ji(w,`clientWidth`,e=>I(d,e)),J(e,w),Ue()}var Su=K(`<th class="number"> </th>`),Cu=K(`<td class="number"> </td>`),wu=K(`<tr><th scope="row" class="svelte-1j63s4h"> </th><td class="number"> </td><td class="number"> </td><td class="number"> </td><td class="number"> </td><!></tr>`),Tu=K(`<p class="error svelte-1j63s4h" lang="en"> </p>`),Eu=K(`<a> </a>`),Du=K(`<td class="number"><!></td>`),Ou=K(`<tr><th scope="row" class="svelte-1j63s4h"><!></th><!></tr>`),ku=K(`<section class="card stack results svelte-1j63s4h" aria-labelledby="lab-results"><h2 id="lab-results"> </h2> <div class="scroll"><table><thead><tr><th> </th><th class="number"> </th><th class="number"> </th><th class="number"> </th><th class="number"> </th><!></tr></thead><tbody></tbody></table></div> <!> <!> <div class="row"><button type="button"> </button> <button type="button"> </button> <button type="button"> </button></div> <details><summary class="svelte-1j63s4h"> </summary> <div class="scroll"><table><thead><tr><th> </th><!></tr></thead><tbody></tbody></table></div> <p class="soft small svelte-1j63s4h"> </p></details></section>`);function Au(e,t){He(t,!0);let n=N(()=>t.comparison.asked),r=N(()=>W(n).puzzles),i=N(()=>W(n).methods),a=N(()=>W(n).seconds),o=N(()=>t.comparison.table()),s=N(()=>W(o).some(e=>e.objective!==null)),c=N(()=>[...new Set(t.comparison.runs.flatMap(e=>e.state===`failed`?[`${e.method}: ${_s(e.failure)}`]:[]))]),l=e=>Number.isNaN(e)?`–`:Vl(e),u=F(void 0);var d=ku(),f=L(d),p=z(f),m=B(f,2),h=L(m),g=L(h),_=L(g),v=L(_),y=z(v,!0),b=B(v),x=z(b,!0),S=B(b),C=z(S,!0),w=B(S),T=z(w,!0),E=B(w),ee=z(E,!0),D=B(E),O=e=>{var t=Su(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`lab-objective`)]),J(e,t)};X(D,e=>{W(s)&&e(O)}),M(_),M(g);var te=B(g);Z(te,21,()=>W(o),e=>e.method,(e,t)=>{var n=wu(),r=L(n),i=z(r,!0),a=B(r),o=z(a),c=B(a),u=z(c,!0),d=B(c),f=z(d,!0),p=B(d),m=z(p,!0),h=B(p),g=e=>{var n=Cu(),r=z(n,!0);V(e=>Y(r,e),[()=>W(t).objective===null?`–`:So(W(t).objective,1)]),J(e,n)};X(h,e=>{W(s)&&e(g)}),M(n),V((e,n)=>{Y(i,W(t).method),Y(o,`${W(t).solved??``} / ${W(t).done??``}`),Y(u,e),Y(f,n),Y(m,W(t).nodes)},[()=>l(W(t).mean),()=>l(W(t).worst)]),J(e,n)}),M(te),M(h),M(m);var ne=B(m,2);Z(ne,16,()=>W(c).slice(0,5),e=>e,(e,t)=>{var n=Tu(),r=z(n,!0);V(()=>Y(r,t)),J(e,n)});var re=B(ne,2);{let e=N(()=>t.comparison.curves());xu(re,{get curves(){return W(e)},get puzzles(){return W(r).length},get limit(){return W(a)},get drawing(){return W(u)},set drawing(e){I(u,e,!0)}})}var ie=B(re,2),ae=L(ie),oe=z(ae,!0),se=B(ae,2),ce=z(se,!0),le=B(se,2),ue=z(le,!0);M(ie);var de=B(ie,2),fe=L(de),pe=z(fe,!0),me=B(fe,2),he=L(me),ge=L(he),_e=L(ge),k=L(_e),ve=z(k,!0);Z(B(k),16,()=>W(i),e=>e,(e,t)=>{var n=Su(),r=z(n,!0);V(()=>Y(r,t)),J(e,n)}),M(_e),M(ge);var A=B(ge);Z(A,21,()=>W(r),Vr,(e,n,r)=>{var a=Ou(),o=L(a),s=L(o),c=e=>{var t=Eu(),r=z(t,!0);V(e=>{Q(t,`href`,e),Y(r,W(n).name)},[()=>As(W(n).text)]),J(e,t)},l=N(()=>/^[a-z]+:\S+$/.test(W(n).text)),u=e=>{var t=Dr();V(()=>Y(t,W(n).name)),J(e,t)};X(s,e=>{W(l)?e(c):e(u,-1)}),M(o),Z(B(o),16,()=>W(i),e=>e,(e,n)=>{let i=N(()=>t.comparison.run(r,n));var a=Du(),o=L(a),s=e=>{var t=Dr();V((e,n)=>Y(t,`${e??``}
                    ${n??``}${W(i).report.objective===null?``:` (${W(i).report.objective})`}`),[()=>Ll(W(i).report)?`✓`:W(i).report.verdict===`best`?`~`:`✗`,()=>Vl(W(i).report.seconds)]),J(e,t)},c=e=>{J(e,Dr(`✗`))},l=e=>{J(e,Dr(`…`))};X(o,e=>{W(i)?.report?e(s):W(i)?.state===`failed`?e(c,1):W(i)?.state===`running`&&e(l,2)}),M(a),V(e=>Q(a,`title`,e),[()=>W(i)?_s(W(i).failure)||bo(W(i).report?.error??``,W(i).report?.code):``]),J(e,a)}),M(a),J(e,a)}),M(A),M(he),M(me);var ye=z(B(me,2),!0);M(de),M(d),V((e,t,n,r,i,a,o,s,c,l,u,d)=>{Y(p,`3. ${e??``}`),Y(y,t),Y(x,n),Y(C,r),Y(T,i),Y(ee,a),Y(oe,o),Y(ce,s),Y(ue,c),Y(pe,l),Y(ve,u),Y(ye,d)},[()=>$(`lab-results`),()=>$(`solve-method`),()=>$(`lab-answered`),()=>$(`lab-mean`),()=>$(`lab-worst`),()=>$(`lab-nodes`),()=>$(`lab-csv`),()=>$(`lab-runscsv`),()=>$(`lab-svg`),()=>$(`lab-each`),()=>$(`lab-puzzle`),()=>$(`lab-signs`)]),G(`click`,ae,()=>Nl(`quadrille-methods.csv`,t.comparison.tableCsv(),`text/csv`)),G(`click`,se,()=>Nl(`quadrille-runs.csv`,t.comparison.runsCsv(),`text/csv`)),G(`click`,le,()=>W(u)&&Nl(`quadrille-diagram.svg`,Il(W(u)),`image/svg+xml`)),J(e,d),Ue()}vr([`click`]);var ju=K(`<p class="error svelte-1p2em7z" role="alert"> </p>`),Mu=K(`<label class="svelte-1p2em7z"><input type="checkbox" class="svelte-1p2em7z"/><span><strong> </strong> <span class="soft small"> </span></span></label>`),Nu=K(`<button type="button" data-cancel=""> </button>`),Pu=K(`<button type="button" class="primary" data-run=""> </button>`),Fu=K(`<progress></progress> <p class="small soft svelte-1p2em7z" role="status"> </p>`,1),Iu=K(`<p class="soft small svelte-1p2em7z"> </p>`),Lu=K(`<h1> </h1> <p class="soft"> </p> <!> <div class="two svelte-1p2em7z"><!> <section class="card stack svelte-1p2em7z" aria-labelledby="lab-methods"><h2 id="lab-methods"> </h2> <fieldset class="svelte-1p2em7z"><legend class="hidden"> </legend> <!></fieldset> <div class="fields"><label class="field"> <input type="number" min="0.1" step="any" class="svelte-1p2em7z"/></label> <label class="field"> <input type="number" min="1" class="svelte-1p2em7z"/></label> <!></div> <p class="soft small svelte-1p2em7z"> </p> <!></section></div> <!> <!>`,1);function Ru(e,t){He(t,!0);let n=[],r=F(null),i=F(null),a=F(`towers`),o=F(``),s=F([]),c=F(Jt([])),l=F(10),u=F(1),d=new Rl;_n(()=>()=>d.cancel()),Zo().then(e=>{I(r,e),p(W(a))},e=>I(i,e));let f=N(()=>W(r)?.games.find(e=>e.name===W(a)));function p(e){I(a,e,!0),I(c,W(r)?.games.find(t=>t.name===e)?.methods.slice(0,3).map(e=>e.name)??[],!0)}_n(()=>{let e=kl(W(o).trim());e&&e!==W(a)&&p(e)});let m=N(()=>{if(!W(o).trim())return[];let e=Ol(W(o));return e.length?e.map((e,t)=>({name:String(t+1),text:e,game:kl(e)?void 0:W(a)})):[{name:`1`,text:W(o),game:W(a)}]}),h=N(()=>[...W(s).map(({name:e,id:t})=>({name:e,text:t})),...W(m)].slice(0,Cl)),g=N(()=>W(r)?.limits.max_seconds??300),_=N(()=>W(l)>0&&W(l)<=W(g)&&W(u)>=1);function v(){d.start({puzzles:[...W(h)],methods:[...W(c)],seconds:W(l)},W(u))}var y=Lu(),b=R(y),x=z(b,!0),S=B(b,2),C=z(S,!0),w=B(S,2),T=e=>{var t=ju(),n=z(t,!0);V(e=>Y(n,e),[()=>_s(W(i))]),J(e,t)};X(w,e=>{W(i)&&e(T)});var E=B(w,2),ee=L(E);mu(ee,{get catalogue(){return W(r)},get game(){return W(a)},get puzzles(){return W(h).length},ongame:p,get text(){return W(o)},set text(e){I(o,e,!0)},get entries(){return W(s)},set entries(e){I(s,e)}});var D=B(ee,2),O=L(D),te=z(O),ne=B(O,2),re=L(ne),ie=z(re,!0);Z(B(re,2),17,()=>W(f)?.methods??[],e=>e.name,(e,t)=>{var r=Mu(),i=L(r);vi(i);var o,s=B(i),l=L(s),u=z(l,!0),d=z(B(l,2),!0);M(s),M(r),V(e=>{o!==(o=W(t).name)&&(i.value=(i.__value=o)??``),Y(u,W(t).name),Y(d,e)},[()=>$(`${W(a)}-method-${W(t).name}`)]),Ti(n,[],i,()=>(W(t).name,W(c)),e=>I(c,e)),J(e,r)}),M(ne);var ae=B(ne,2),oe=L(ae),se=L(oe,!0),ce=B(se);vi(ce),M(oe);var le=B(oe,2),ue=L(le,!0),de=B(ue);vi(de),M(le);var fe=B(le,2),pe=e=>{var t=Nu(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`cancel`)]),G(`click`,t,()=>d.cancel()),J(e,t)},me=e=>{var t=Pu(),n=z(t,!0);V(e=>{t.disabled=!W(h).length||!W(c).length||!W(_),Y(n,e)},[()=>$(`lab-run`)]),G(`click`,t,v),J(e,t)};X(fe,e=>{d.running?e(pe):e(me,-1)}),M(ae);var he=B(ae,2),ge=z(he,!0),_e=B(he,2),k=e=>{var t=Fu(),n=R(t),r=B(n,2),i=z(r,!0);V((e,t)=>{Q(n,`max`,d.runs.length),yi(n,d.done),Q(n,`aria-label`,e),Q(r,`data-lab`,d.running?`running`:`idle`),Y(i,t)},[()=>$(`lab-progress`),()=>$(`lab-done`,{done:d.done,runs:d.runs.length})]),J(e,t)},ve=e=>{var t=Iu(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`lab-empty`)]),J(e,t)};X(_e,e=>{d.runs.length?e(k):W(h).length||e(ve,1)}),M(D),M(E);var A=B(E,2),ye=e=>{Au(e,{get comparison(){return d}})};X(A,e=>{d.runs.length&&e(ye)}),Ql(B(A,2),{}),V((e,t,n,i,a,o,s)=>{Y(x,e),Y(C,t),Y(te,`2. ${n??``}`),Y(ie,i),Y(se,a),Q(ce,`max`,W(g)),Y(ue,o),Q(de,`max`,W(r)?.limits.workers??2),Y(ge,s)},[()=>$(`lab-title`),()=>$(`lab-about`),()=>$(`lab-methods`),()=>$(`lab-methods`),()=>$(`solve-limit`),()=>$(`lab-lanes`),()=>$(`lab-timelimit`,{seconds:W(g),lanes:W(r)?.limits.workers??2})]),Ci(ce,()=>W(l),e=>I(l,e)),Ci(de,()=>W(u),e=>I(u,e)),J(e,y),Ue()}vr([`click`]);var zu=e=>$(`label-${e}`);function Bu(e){let t=`value-${e.toLowerCase().replace(/[^a-z]+/g,`-`)}`;return yo(t)?$(t):e}var Vu=(e,t)=>$(`${e}-option-${t}`).replace(/--([a-z]+(?:-[a-z]+)*)/g,(e,t)=>$(`quoted`,{text:zu(t)})),Hu=K(`<a class="button"> </a>`),Uu=K(`<section class="card stack classic svelte-9yg0c2" aria-labelledby="classic-title"><h2 id="classic-title"> </h2> <div class="row"></div></section>`),Wu=K(`<option></option>`),Gu=K(`<label class="field"> <input size="7" autocomplete="off"/> <datalist></datalist></label>`),Ku=K(`<option> </option>`),qu=K(`<label class="field"> <select><option> </option><!></select></label>`),Ju=K(`<select><option> </option><!></select>`),Yu=K(`<input size="10" autocomplete="off"/>`),Xu=K(`<label class="field svelte-9yg0c2"> <!> <span class="small"> </span></label>`),Zu=K(`<details><summary class="svelte-9yg0c2"> </summary> <div class="fields more svelte-9yg0c2"></div></details>`),Qu=K(`<p class="error" role="alert"> </p>`),$u=K(`<div class="head svelte-9yg0c2"><!> <div><h1> </h1> <p class="soft"> </p></div></div> <!> <form class="card stack"><h2> </h2> <div class="fields"><!> <!> <label class="field"> <input inputmode="numeric" pattern="[0-9]*" size="10" autocomplete="off"/></label></div> <!> <div class="row"><button class="primary" type="submit"> </button> <a class="button"> </a> <a class="button" href="#/open"> </a></div> <!> <!></form>`,1);function ed(e,t){He(t,!0);let n=`new.${t.game}`,r=Jt({size:$l[t.game].usual,difficulty:``,seed:``,options:{},...no(n,{})}),i=F(null),a=F(null),o=Ns(),s=[`english`,`european`,`wiegleb`,`asymmetrical`,`diamond:9`,`triangle:5`,`cross:5`,`square:6`];Zo().then(e=>{I(i,e.games.find(e=>e.name===t.game)??null),Os.now.query.has(`now`)&&(t.game===`pegs`?ks(As(`pegs:english`),!0):c())},e=>o.failure=e);async function c(){I(a,null);let e=r.options.board?void 0:eu(r.size);if(r.size&&!e&&!r.options.board){o.failure=new zi(()=>$(`new-badsize`));return}ro(n,Re(r));let i=/^\d+$/.test(r.seed)?Number(r.seed):Math.floor(Math.random()*2**32),s=Object.fromEntries(Object.entries(r.options).filter(([,e])=>e!==``)),c=await o.run(n=>us({game:t.game,size:e,difficulty:r.difficulty||void 0,seed:i,options:s,seconds:120},n));c&&(c.puzzle?(ro(`last`,{seed:i,notes:c.notes??[],id:c.puzzle.id}),ks(As(c.puzzle.id,c.puzzle.options),Os.now.query.has(`now`))):I(a,c))}let l=N(()=>W(i)?[...W(i).generate_options,...W(i).read_options].filter(e=>e.name!==`cells`).filter((e,t,n)=>n.findIndex(t=>t.name===e.name)===t):[]),u=e=>/^[^A-Z]+\|[^A-Z]+$/.test(e)?e.split(`|`):e===``?[`true`]:null;var d=$u(),f=R(d),p=L(f);gl(p,{get game(){return t.game}});var m=B(p,2),h=L(m),g=z(h,!0),_=z(B(h,2),!0);M(m),M(f);var v=B(f,2),y=e=>{var t=Uu(),n=L(t),r=z(n,!0),i=B(n,2);Z(i,20,()=>s,e=>e,(e,t)=>{var n=Hu(),r=z(n,!0);V((e,t)=>{Q(n,`href`,e),Y(r,t)},[()=>As(`pegs:${t}`),()=>$(`board-${t.replace(`:`,`-`)}`)]),J(e,n)}),M(i),M(t),V(e=>Y(r,e),[()=>$(`new-classic`)]),J(e,t)};X(v,e=>{t.game===`pegs`&&e(y)});var b=B(v,2),x=L(b),S=z(x,!0),C=B(x,2),w=L(C),T=e=>{var n=Gu(),i=L(n),a=B(i);vi(a);var o=B(a,2);Z(o,20,()=>$l[t.game].all,e=>e,(e,t)=>{var n=Wu(),r={};V(()=>{r!==(r=t)&&(n.value=(n.__value=r)??``)}),J(e,n)}),M(o),M(n),V(e=>{Y(i,`${e??``} `),Q(a,`list`,`sizes-${t.game??``}`),Q(o,`id`,`sizes-${t.game??``}`)},[()=>$(`label-size`)]),Ci(a,()=>r.size,e=>r.size=e),J(e,n)};X(w,e=>{$l[t.game].all.length&&e(T)});var E=B(w,2),ee=e=>{var t=qu(),n=L(t),a=B(n),o=L(a),s=z(o,!0);o.value=o.__value=``,Z(B(o),16,()=>W(i).levels,e=>e,(e,t)=>{var n=Ku(),r=z(n,!0),i={};V(e=>{Y(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>$(`level-${t}`)]),J(e,n)}),M(a),ui(a),M(t),V((e,t)=>{Y(n,`${e??``} `),Y(s,t)},[()=>$(`label-difficulty`),()=>$(`new-any`)]),di(a,()=>r.difficulty,e=>r.difficulty=e),J(e,t)};X(E,e=>{W(i)?.levels.length&&e(ee)});var D=B(E,2),O=L(D,!0),te=B(O);vi(te),M(D),M(C);var ne=B(C,2),re=e=>{var n=Zu(),i=L(n),a=z(i,!0),o=B(i,2);Z(o,21,()=>W(l),e=>e.name,(e,n)=>{let i=N(()=>u(W(n).value));var a=Xu(),o=L(a),s=B(o),c=e=>{var t=Ju(),a=L(t),o=z(a,!0);a.value=(a.__value=void 0,``),Z(B(a),16,()=>W(i),e=>e,(e,t)=>{var n=Ku(),r=z(n,!0),i={};V(()=>{Y(r,t),i!==(i=t)&&(n.value=(n.__value=i)??``)}),J(e,n)}),M(t),ui(t),V(e=>Y(o,e),[()=>$(`new-usual`)]),di(t,()=>r.options[W(n).name],e=>r.options[W(n).name]=e),J(e,t)},l=e=>{var t=Yu();vi(t),V(e=>Q(t,`placeholder`,e),[()=>Bu(W(n).value)]),Ci(t,()=>r.options[W(n).name],e=>r.options[W(n).name]=e),J(e,t)};X(s,e=>{W(i)?e(c):e(l,-1)});var d=z(B(s,2),!0);M(a),V((e,t)=>{Y(o,`${e??``} `),Y(d,t)},[()=>zu(W(n).name),()=>Vu(t.game,W(n).name)]),J(e,a)}),M(o),M(n),V(e=>Y(a,e),[()=>$(`new-more`)]),J(e,n)};X(ne,e=>{W(l).length&&e(re)});var ie=B(ne,2),ae=L(ie),oe=z(ae,!0),se=B(ae,2),ce=z(se,!0),le=z(B(se,2),!0);M(ie);var ue=B(ie,2);{let e=N(()=>$(`new-making`));au(ue,{get task(){return o},get what(){return W(e)}})}var de=B(ue,2),fe=e=>{var t=Qu(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`new-stopped`,{why:bo(W(a).stopped??``,W(a).code)})]),J(e,t)};X(de,e=>{W(a)&&e(fe)}),M(b),V((e,n,r,i,a,s,c,l)=>{Y(g,e),Y(_,n),Y(S,r),Y(O,i),Q(te,`placeholder`,a),ae.disabled=o.running,Y(oe,s),Q(se,`href`,`#/edit/${t.game??``}`),Y(ce,c),Y(le,l)},[()=>$(t.game),()=>$(`${t.game}.rules`),()=>$(`new-title`),()=>$(`label-seed`),()=>$(`new-random`),()=>$(`new-make`),()=>$(`new-draw`),()=>$(`new-paste`)]),_r(`submit`,b,e=>{e.preventDefault(),c()}),Ci(te,()=>r.seed,e=>r.seed=e),J(e,d),Ue()}var td=K(`<option> </option>`),nd=K(`<label class="field"> <input size="10"/></label>`),rd=K(`<p class="error svelte-ozgkjg" role="alert"> </p>`),id=K(`<a class="button"> </a>`),ad=K(`<h1> </h1> <div class="two svelte-ozgkjg"><form><h2> </h2> <label class="field"> <textarea rows="8" spellcheck="false" placeholder="towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1
https://puzz.link/p?hitori/4/4/1114142333214213"></textarea></label> <div class="fields"><label class="field"> <select><option> </option><!></select></label> <!></div> <div class="row"><button class="primary" type="submit"> </button> <label class="button"> <input class="hidden" type="file"/></label> <span class="soft small"> </span></div> <!></form> <section class="card stack"><h2> </h2> <p class="soft svelte-ozgkjg"> </p> <div class="row"></div></section></div>`,1);function od(e,t){He(t,!0);let n=F(``),r=F(``),i=F(!1),a=Jt({}),o=F([]),s=Ns();Zo().then(e=>I(o,e.games),()=>{});let c=N(()=>W(o).find(e=>e.name===W(r))?.read_options??[]);async function l(){let e=Object.fromEntries(Object.entries(a).filter(([e,t])=>t&&W(c).some(t=>t.name===e))),t=await s.run(({signal:t})=>$o({text:W(n),game:W(r)||void 0,options:e},t));t&&(t.view?ks(As(t.id,t.options)):s.failure=new zi(()=>$(`play-toolarge`)))}async function u(e){I(i,!1),e&&(e.size>1e6?s.failure=new zi(()=>$(`open-toolong`)):(I(n,await e.text(),!0),await l()))}var d=ad(),f=R(d),p=z(f,!0),m=B(f,2),h=L(m);let g;var _=L(h),v=z(_,!0),y=B(_,2),b=L(y),x=B(b);et(x),M(y);var S=B(y,2),C=L(S),w=L(C),T=B(w),E=L(T),ee=z(E,!0);E.value=E.__value=``,Z(B(E),16,()=>qs.filter(e=>W(o).some(t=>t.name===e)),e=>e,(e,t)=>{var n=td(),r=z(n,!0),i={};V(e=>{Y(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>$(t)]),J(e,n)}),M(T),ui(T),M(C),Z(B(C,2),17,()=>W(c),e=>e.name,(e,t)=>{var n=nd(),i=L(n,!0),o=B(i);vi(o),M(n),V((e,t,n)=>{Y(i,e),Q(o,`placeholder`,t),Q(o,`title`,n)},[()=>zu(W(t).name),()=>Bu(W(t).value),()=>Vu(W(r),W(t).name)]),Ci(o,()=>a[W(t).name],e=>a[W(t).name]=e),J(e,n)}),M(S);var D=B(S,2),O=L(D),te=z(O,!0),ne=B(O,2),re=L(ne,!0),ie=B(re);M(ne);var ae=z(B(ne,2),!0);M(D);var oe=B(D,2),se=e=>{var t=rd(),n=z(t,!0);V(()=>Y(n,s.error)),J(e,t)};X(oe,e=>{s.error&&e(se)}),M(h);var ce=B(h,2),le=L(ce),ue=z(le,!0),de=B(le,2),fe=z(de,!0),pe=B(de,2);Z(pe,20,()=>qs,e=>e,(e,t)=>{var n=id(),r=z(n,!0);V(e=>{Q(n,`href`,`#/edit/${t??``}`),Y(r,e)},[()=>$(t)]),J(e,n)}),M(pe),M(ce),M(m),V((e,t,n,r,a,o,s,c,l,u,d)=>{Y(p,e),g=ii(h,1,`card stack svelte-ozgkjg`,null,g,{over:W(i)}),Y(v,t),Y(b,`${n??``} `),Y(w,`${r??``} `),Y(ee,a),O.disabled=o,Y(te,s),Y(re,c),Y(ae,l),Y(ue,u),Y(fe,d)},[()=>$(`open-title`),()=>$(`open-paste`),()=>$(`open-text`),()=>$(`open-game`),()=>$(`open-auto`),()=>!W(n).trim()||s.running,()=>$(`open-go`),()=>$(`open-file`),()=>$(`open-drop`),()=>$(`open-draw`),()=>$(`open-drawabout`)]),_r(`submit`,h,e=>{e.preventDefault(),l()}),_r(`dragover`,h,e=>{e.preventDefault(),I(i,!0)}),_r(`dragleave`,h,()=>I(i,!1)),_r(`drop`,h,e=>{e.preventDefault(),u(e.dataTransfer?.files[0])}),Ci(x,()=>W(n),e=>I(n,e)),di(T,()=>W(r),e=>I(r,e)),G(`change`,ie,e=>u(e.currentTarget.files?.[0])),J(e,d),Ue()}vr([`change`]);var sd=class{session;from;telling;#e=F([]);get frames(){return W(this.#e)}set frames(e){I(this.#e,e)}#t=F(0);get at(){return W(this.#t)}set at(e){I(this.#t,e,!0)}#n=F(!1);get playing(){return W(this.#n)}set playing(e){I(this.#n,e,!0)}#r=F(1);get speed(){return W(this.#r)}set speed(e){I(this.#r,e,!0)}#i;constructor(e,t,n,r=null){this.session=e,this.from=t,this.telling=r,this.#a(n)}#a(e){let{session:{puzzle:t,rules:n},from:r}=this,i=[{state:r,text:``,technique:``,reason:new Set,clues:new Set,target:new Set}],a=r;for(let{move:r,text:o,technique:s,because:c,clues:l=[]}of e){let e=n.play(t,a,r);if(!e)continue;a=e;let u=new Set(c.flatMap(e=>Zs(t,e)));i.push({state:a,text:o,technique:s,reason:u,clues:new Set(l.map(Qs)),target:new Set(Zs(t,r))})}this.frames=i,this.go(this.at)}async speak(e,t){let{telling:n}=this;if(!n||e===n.language)return;n.language=e;let r=await t.run(t=>n.again(e,t));r?.length&&this.#a(r)}get frame(){return this.frames[this.at]}go(e){this.at=Math.max(0,Math.min(e,this.frames.length-1))}toggle(){this.playing=!this.playing,this.playing&&(this.at===this.frames.length-1&&(this.at=0),this.#o())}#o(){clearTimeout(this.#i),this.#i=setTimeout(()=>{this.playing&&(this.go(this.at+1),this.at===this.frames.length-1?this.playing=!1:this.#o())},1200/this.speed)}stop(){this.playing=!1,clearTimeout(this.#i)}},cd=class{session;task;#e=F(null);get step(){return W(this.#e)}set step(e){I(this.#e,e)}#t=F(`none`);get stage(){return W(this.#t)}set stage(e){I(this.#t,e,!0)}#n=F(``);get note(){return W(this.#n)}set note(e){I(this.#n,e,!0)}#r=-1;#i=mo();constructor(e,t){this.session=e,this.task=t}get reason(){let e=this.stage===`why`?this.step?.because??[]:[],{target:t}=this;return new Set(e.flatMap(e=>Zs(this.session.puzzle,e)).filter(e=>!t.has(e)))}get clues(){return new Set(this.stage===`why`?(this.step?.clues??[]).map(Qs):[])}get target(){return new Set((this.step?.effects??[]).flatMap(e=>Zs(this.session.puzzle,e)))}clear(){this.task.cancel(),this.step=null,this.stage=`none`,this.note=``}follow(e){(this.stage!==`none`||this.note)&&e!==this.#r&&this.clear()}async speak(e){e===this.#i||this.stage===`none`&&!this.note||await this.#o(this.stage===`none`?`where`:this.stage)}async next(){this.stage===`where`?this.stage=`why`:this.stage===`why`?this.#a():await this.#o(`where`)}#a(){let e=this.step;this.clear(),e&&this.session.play(e.effects.join(`,`))}async#o(e){let{described:t,rules:n,puzzle:r,state:i,at:a}=this.session,o=this.#i=mo(),s={text:t.id,options:t.options},c=await this.task.run(e=>fs({puzzle:s,moves:n.report(r,i),limit:1,language:o},e));c&&i===this.session.state&&(this.#r=a,this.step=c.steps[0]??null,this.stage=this.step?e:`none`,this.note=c.note??(this.step?``:c.stopped?bo(c.stopped,c.code):$(`hint-none`)))}},ld=[`random`,`greedy`,`minimax:3`,`expert:1`,`expert:5`],ud=`expert:2`,dd=class{session;#e=F(!1);get on(){return W(this.#e)}set on(e){I(this.#e,e,!0)}#t=F(Jt([`person`,`minimax:3`]));get players(){return W(this.#t)}set players(e){I(this.#t,e,!0)}#n=F(.6);get pace(){return W(this.#n)}set pace(e){I(this.#n,e,!0)}#r=F(!1);get paused(){return W(this.#r)}set paused(e){I(this.#r,e,!0)}asked=new Ms;advised=new Ms;#i=F(``);get advice(){return W(this.#i)}set advice(e){I(this.#i,e,!0)}#a=F(0);#o;constructor(e){this.session=e,e.puzzle.game===`pairs`&&(this.#s(),_n(()=>(e.at,W(this.#a),this.advice=``,this.asked.failure=null,this.machineMoves&&!this.paused&&this.#l(),()=>this.stop())),_n(()=>{let{on:t,players:n,pace:r}=this;ro(`duel`,{key:e.key,on:t,players:[...n],pace:r})}))}#s(){let e=no(`duel`,null);e?.players?.every(e=>e===`person`||ld.includes(e))&&(this.players=e.players,this.pace=e.pace,this.on=e.on&&e.key===this.session.key,this.paused=this.on&&!this.players.includes(`person`))}get puzzle(){return this.session.puzzle}get turn(){return this.session.state.log.length%2}get totals(){return lc(this.puzzle,this.session.state)}get over(){return sc(this.puzzle,this.session.state).length===0}get machineMoves(){return this.on&&!this.over&&this.players[this.turn]!==`person`}get thinking(){return this.machineMoves&&!this.paused&&!this.asked.error}begin(){this.session.replace([]),this.paused=!1,this.on=!0,this.retry()}end(){this.on=!1}retry(){Gt(this.#a)}personMoves(e){return this.players[this.turn]===`person`&&!e.includes(`/`)&&!e.includes(`=`)}undone(){this.players.includes(`person`)||(this.paused=!0),this.players.includes(`person`)&&this.machineMoves&&this.session.at>0&&this.session.undo()}redone(){this.players.includes(`person`)&&this.machineMoves&&this.session.redo()}#c(e,t){let{described:n,rules:r,puzzle:i,state:a}=this.session,o=r.report(i,{...a,marks:[]}),s=Math.floor(Math.random()*2**32),c={text:n.id,options:n.options};return t.run(t=>ms({puzzle:c,moves:o,player:e,seed:s},t))}async#l(){let e=performance.now(),t=await this.#c(this.players[this.turn],this.asked);if(!t)return;let n=t.move??``,r=Math.max(0,this.pace*1e3-(performance.now()-e));this.#o=setTimeout(()=>{this.session.play(n)||(this.asked.failure=new zi(()=>$(`duel-odd`,{move:n})))},r)}async advise(){this.advice=``;let e=await this.#c(ud,this.advised);this.advice=e?.move??``}get advisedCells(){return Zs(this.session.puzzle,this.advice)}stop(){clearTimeout(this.#o),this.asked.cancel(),this.advised.cancel()}};async function fd(e,t,n){let r=e.length-1,i=await n(e[r]);if(i!==!1)return i?r:null;for(;r>=0;r--){let i=r;for(;i>0&&t(e[i-1],e[i]);)i--;let a=await n(e[i]);if(a===null)return null;if(a)return pd(e,i,r+1,n);r=i}return null}async function pd(e,t,n,r){for(;n-t>1;){let i=Math.floor((t+n)/2),a=await r(e[i]);if(a===null)return null;a?t=i:n=i}return t}var md=5,hd=250,gd=class{session;task;#e=F(null);get optimum(){return W(this.#e)}set optimum(e){I(this.#e,e,!0)}#t=F(0);get lost(){return W(this.#t)}set lost(e){I(this.#t,e,!0)}#n=F(!1);get impossible(){return W(this.#n)}set impossible(e){I(this.#n,e,!0)}#r=null;#i=[];#a=new Ms;#o=new Ms;#s;#c=new Map;constructor(e,t){this.session=e,this.task=t}get#l(){let{id:e,options:t}=this.session.described;return{text:e,options:t}}async#u(e){if(this.#r)return this.#r;let t=await ds({puzzle:this.#l,count:2},e);return this.#r=t,this.impossible=t.verdict===`impossible`,t.solution&&this.#i.push(t.solution),t}async findOptimum(){if(this.optimum!==null)return;if(this.session.puzzle.game===`pegs`){let e=await this.#a.run(e=>this.#f(this.session.positions()[0],e));typeof e==`number`&&Number.isFinite(e)&&(this.optimum=e);return}let e=await this.#a.run(e=>this.#u(e));e?.verdict===`solved`&&(this.optimum=e.objective)}async#d(e,t){let{rules:n,puzzle:r}=this.session;if(r.game===`pegs`)return this.#p(e,t);if(n.status(r,e).broken.length)return!1;let i=await this.#u(t);if(this.impossible)return!1;if(this.#i.some(t=>n.agrees(r,e,t)))return!0;if(i.solutions===1&&i.exhausted)return!1;let a=await ps({puzzle:this.#l,moves:n.report(r,e)},t);return a.verdict===`impossible`?!1:a.verdict!==`solved`||!a.solution?null:a.objective===i.objective&&(this.#i.push(a.solution),!0)}async right(){return await this.task.run(e=>this.#d(this.session.state,e))??null}async lastCorrect(){let{session:e}=this;return await this.task.run(t=>fd(e.positions(),e.rules.adds,e=>this.#d(e,t)))??null}async#f(e,t){let n=e.cells.join();if(!this.#c.has(n)){let{options:r}=this.session.described,i=await ds({puzzle:{text:Cc(this.session.puzzle,e),options:r},seconds:md},t),a=i.verdict===`solved`?i.objective:i.verdict===`impossible`?1/0:null;this.#c.set(n,a)}return this.#c.get(n)}async#p(e,t){let n=await this.#f(this.session.positions()[0],t),r=n===null?null:await this.#f(e,t);return n===null||r===null?null:r<=n}async watchPegs(e){clearTimeout(this.#s),this.#o.cancel(),this.lost=0,this.#s=setTimeout(async()=>{let[t,n]=await this.#o.run(async t=>{let n=await this.#f(this.session.positions()[0],t);return[n,n===null?null:await this.#f(e,t)]})??[null,null];t!==null&&n!==null&&n>t&&(this.lost=t)},hd)}stop(){clearTimeout(this.#s),this.#o.cancel(),this.#a.cancel()}};function _d(e,t,n,r=-1){let i=[];return e.game===`pairs`?(t.text&&i.push(t.text+$(`letter-${t.ground}`)),i.push($(`colour-${t.ground}`))):t.text&&i.push(t.text),t.given&&e.game!==`pairs`&&i.push($(`say-given`)),e.game===`singles`&&t.ground===`black`&&i.push($(`colour-black`)),t.piece&&i.push(e.game===`pairs`?$(`say-alone`):$(`piece-${t.piece}`)),t.goal&&i.push($(`say-goal`)),t.pencil.length&&i.push($(`say-marks`,{marks:t.pencil.join(` `)})),r>=0&&i.push($(`say-paired`,{cell:Ys(e,r)})),`${Ys(e,n)} ${i.join(`, `)||$(`say-empty`)}`}var vd=q(`<g><circle></circle><ellipse class="shine svelte-ypue08" rx="5" ry="3.4"></ellipse></g>`);function yd(e,t){He(t,!0);let n=Li(t,`picked`,3,!1),r=Li(t,`from`,3,null);var i=vd();let a,o;var s=L(i);let c;var l=B(s);M(i),V(()=>{a=ii(i,0,`svelte-ypue08`,null,a,{hop:r()!==null}),o=oi(i,``,o,{"--dx":`${r()?.dx??0??``}px`,"--dy":`${r()?.dy??0??``}px`}),c=ii(s,0,`peg svelte-ypue08`,null,c,{picked:n()}),Q(s,`cx`,t.x),Q(s,`cy`,t.y),Q(s,`r`,t.size*.36),Q(l,`cx`,t.x-4),Q(l,`cy`,t.y-6)}),J(e,i),Ue()}var bd=q(`<circle></circle>`),xd=q(`<rect></rect>`),Sd=q(`<rect width="8" height="8"></rect>`),Cd=q(`<rect></rect><!>`,1),wd=q(`<circle class="ring svelte-1xp9e9c"></circle>`),Td=q(`<circle class="hole svelte-1xp9e9c"></circle>`),Ed=q(`<circle class="goal svelte-1xp9e9c"></circle>`),Dd=q(`<text> </text>`),Od=q(`<text class="letter svelte-1xp9e9c"> </text>`),kd=q(`<text class="mark svelte-1xp9e9c"> </text>`),Ad=q(`<circle class="legal svelte-1xp9e9c"></circle>`),jd=q(`<rect class="pick svelte-1xp9e9c" rx="6"></rect>`),Md=q(`<path class="wrong svelte-1xp9e9c"></path>`),Nd=q(`<!><!><!><!><!><!><!><!><!>`,1);function Pd(e,t){He(t,!0);let n=N(()=>({x:t.x+t.size/2,y:t.y+t.size/2})),r=N(()=>[`white`,`red`,`blue`,`green`].includes(t.look.ground)?$(`letter-${t.look.ground}`):``);var i=Nd(),a=R(i),o=e=>{var r=bd();let i;V(()=>{i=ii(r,0,`ground svelte-1xp9e9c`,null,i,{reason:t.reason,target:t.target,lit:t.lit}),Q(r,`cx`,W(n).x),Q(r,`cy`,W(n).y),Q(r,`r`,t.size*.47)}),J(e,r)},s=e=>{var n=xd();let r;V(()=>{r=ii(n,0,`ground ${t.look.ground??``}`,`svelte-1xp9e9c`,r,{given:t.look.given&&t.look.ground===`plain`,reason:t.reason,target:t.target,lit:t.lit}),Q(n,`x`,t.x),Q(n,`y`,t.y),Q(n,`width`,t.size),Q(n,`height`,t.size)}),J(e,n)};X(a,e=>{t.round?e(o):e(s,-1)});var c=B(a),l=e=>{var r=Cd(),i=R(r),a=B(i),o=e=>{var r=Sd();V(()=>{ii(r,0,`lock ${t.look.piece??``}`,`svelte-1xp9e9c`),Q(r,`x`,W(n).x-4),Q(r,`y`,W(n).y-4)}),J(e,r)};X(a,e=>{t.look.given&&e(o)}),V(()=>{ii(i,0,`tile ${t.look.piece??``}`,`svelte-1xp9e9c`),Q(i,`x`,t.x+4),Q(i,`y`,t.y+4),Q(i,`width`,t.size-8),Q(i,`height`,t.size-8),Q(i,`rx`,t.look.given?2:9)}),J(e,r)},u=e=>{var r=wd();V(()=>{Q(r,`cx`,W(n).x),Q(r,`cy`,W(n).y),Q(r,`r`,t.size*.39)}),J(e,r)},d=e=>{var r=Td();V(()=>{Q(r,`cx`,W(n).x),Q(r,`cy`,W(n).y),Q(r,`r`,t.size*.22)}),J(e,r)},f=e=>{yd(e,{get x(){return W(n).x},get y(){return W(n).y},get size(){return t.size},get picked(){return t.picked}})};X(c,e=>{t.look.piece===`white`||t.look.piece===`black`?e(l):t.look.piece===`circle`?e(u,1):t.look.piece===`hole`?e(d,2):t.look.piece===`peg`&&!t.lifted&&e(f,3)});var p=B(c),m=e=>{var r=Ed();V(()=>{Q(r,`cx`,W(n).x),Q(r,`cy`,W(n).y),Q(r,`r`,t.size*.44)}),J(e,r)};X(p,e=>{t.look.goal&&e(m)});var h=B(p),g=e=>{var i=Dd();let a;var o=z(i,!0);V(()=>{a=ii(i,0,`value svelte-1xp9e9c`,null,a,{given:t.look.given,faint:t.look.faint,onblack:t.look.ground===`black`,long:t.look.text.length>2}),Q(i,`x`,W(n).x),Q(i,`y`,W(n).y-(W(r)?4:0)),Y(o,t.look.text)}),J(e,i)};X(h,e=>{t.look.text&&e(g)});var _=B(h),v=e=>{var t=Od(),i=z(t,!0);V(()=>{Q(t,`x`,W(n).x),Q(t,`y`,W(n).y+10),Y(i,W(r))}),J(e,t)};X(_,e=>{W(r)&&e(v)});var y=B(_);Z(y,16,()=>t.look.pencil,e=>e,(e,n)=>{let r=N(()=>(t.size-6)/t.pencilSide);var i=kd();let a;var o=z(i,!0);V((e,s)=>{Q(i,`x`,t.x+3+W(r)*((n-1)%t.pencilSide+.5)),Q(i,`y`,e),a=oi(i,``,a,{"font-size":s}),Y(o,n)},[()=>t.y+3+W(r)*(Math.floor((n-1)/t.pencilSide)+.5),()=>`${Math.min(11,W(r)*.95)}px`]),J(e,i)});var b=B(y),x=e=>{var r=Ad();V(()=>{Q(r,`cx`,t.look.text?t.x+t.size*.84:W(n).x),Q(r,`cy`,t.look.text?t.y+t.size*.16:W(n).y),Q(r,`r`,t.size*(t.look.text?.1:.13))}),J(e,r)};X(b,e=>{t.legal&&e(x)});var S=B(b),C=e=>{var n=jd();V(()=>{Q(n,`x`,t.x+3),Q(n,`y`,t.y+3),Q(n,`width`,t.size-6),Q(n,`height`,t.size-6)}),J(e,n)};X(S,e=>{t.picked&&t.look.piece!==`peg`&&e(C)});var w=B(S),T=e=>{var n=Md();V(()=>Q(n,`d`,`M${t.x+3} ${t.y+3} h7 M${t.x+3} ${t.y+3} v7 M${t.x+t.size-3} ${t.y+t.size-3} h-7 M${t.x+t.size-3} ${t.y+t.size-3} v-7 M${t.x+t.size-3} ${t.y+3} h-7 M${t.x+t.size-3} ${t.y+3} v7 M${t.x+3} ${t.y+t.size-3} h7 M${t.x+3} ${t.y+t.size-3} v-7`)),J(e,n)};X(w,e=>{t.wrong&&e(T)}),J(e,i),Ue()}var Fd=(e,t)=>`${e}${t}`,Id=q(`<text class="svelte-nkg03k"> </text>`),Ld=q(`<g class="numbers svelte-nkg03k" aria-hidden="true"><!><!></g>`),Rd=q(`<tspan> </tspan>`),zd=q(`<text></text>`),Bd=q(`<text> </text>`),Vd=q(`<g class="margins svelte-nkg03k" aria-hidden="true"><!><!></g>`),Hd=q(`<line class="strike svelte-nkg03k"></line>`),Ud=q(`<g role="button" tabindex="-1"><circle class="svelte-nkg03k"></circle><text class="svelte-nkg03k"> </text><!></g>`),Wd=q(`<g role="gridcell"><g aria-hidden="true"><!></g></g>`),Gd=q(`<g role="row"></g>`),Kd=q(`<rect rx="14"></rect>`),qd=q(`<line></line>`),Jd=q(`<rect class="cursor svelte-nkg03k" rx="5"></rect>`),Yd=q(`<text class="tag svelte-nkg03k"> </text>`),Xd=q(`<svg><!><!><!><g class="grid svelte-nkg03k" role="grid" tabindex="0"></g><g class="over" aria-hidden="true"><!><!><!><!></g></svg>`);function Zd(e,t){let n=kr();He(t,!0);let r=Li(t,`shape`,3,`Square`),i=Li(t,`marks`,19,()=>({})),a=Li(t,`numbers`,3,!1),o=Li(t,`owners`,3,!1),s=Li(t,`drag`,3,`none`),c=Li(t,`hop`,3,null),l=Li(t,`cursor`,15,0),u=Li(t,`pencilSide`,3,3),d=F(!1),f=F(!0),p=null,m=null,h=!1,g=N(()=>Math.max(11,Math.min(18,t.cols*1.2))),_=N(()=>t.picture.clues?34:0),v=N(()=>a()?40*(t.picture.clues?.45:.6)*W(g)/11:0),y=N(()=>t.picture.clues?W(_):t.margins?42*W(g)/11:4),b=N(()=>W(_)+W(v)||4),x=N(()=>r()===`Triangle`?35.2:40),S=N(()=>W(b)+t.cols*40+W(y)),C=N(()=>W(b)+(t.rows-1)*W(x)+40+W(y));function w(e){let n=Math.floor(e/t.cols),i=r()===`Triangle`?(t.rows-1-n)*40/2:0;return W(b)+i+e%t.cols*40}function T(e){return W(b)+Math.floor(e/t.cols)*W(x)}function E(e,n){return e===`left`?W(b)-W(_)/2:e===`right`?W(b)+t.cols*40+W(y)/2:W(b)+n*40+20}function ee(e,n){return e===`top`?W(b)-W(_)/2:e===`bottom`?W(b)+t.rows*40+W(y)/2:W(b)+n*40+20}function D(e){let t=document.elementFromPoint(e.clientX,e.clientY)?.closest(`[data-cell]`);return t&&W(O)?.contains(t)?Number(t.dataset.cell):null}let O=F(void 0);function te(e){let n=D(e);n!==null&&t.picture.cells[n].ground!==`none`&&(W(O)?.focus({preventScroll:!0}),I(f,!0),p=m=n,h=!1,l(n),e.target.releasePointerCapture?.(e.pointerId),s()!==`join`&&t.ontap?.(n,e.button===2||e.ctrlKey))}function ne(e){if(p===null||s()===`none`)return;let n=D(e);n!==null&&n!==m&&(h=!0,m=n,s()===`paint`&&e.pointerType!==`touch`&&t.onpaint?.(n))}function re(e){if(p===null)return;let n=p;if(p=null,s()!==`join`)return;let r=D(e);r!==null&&(r===n?t.ontap?.(n,e.button===2):h&&t.onjoin?.(n,r))}let ie={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]},ae={ArrowUp:`top`,ArrowDown:`bottom`,ArrowLeft:`left`,ArrowRight:`right`};function oe(e){let[n,r]=ie[e],i=Math.floor(l()/t.cols),a=l()%t.cols;for(;;){if(i+=n,a+=r,i<0||i>=t.rows||a<0||a>=t.cols)return;if(t.picture.cells[i*t.cols+a].ground!==`none`)break}l(i*t.cols+a)}function se(e){if(I(f,!1),e.altKey||e.metaKey||e.ctrlKey)return;if(e.key in ie){if(e.preventDefault(),e.shiftKey&&t.onclue){let n=ae[e.key];t.onclue(n,n===`top`||n===`bottom`?l()%t.cols:Math.floor(l()/t.cols))}else oe(e.key);return}let n=e.key.length===1?e.key.toLowerCase():e.key;t.onkey?.(n,l(),e)&&e.preventDefault()}function ce(){I(d,!0),W(O)?.matches(`:focus-visible`)&&I(f,!1)}function le(){W(O)?.focus({preventScroll:!0}),I(f,!0)}_n(()=>{document.activeElement===document.body&&t.ontap&&le()});let ue=e=>Array.from({length:e},(e,t)=>t),de=N(()=>c()?{dx:w(c().from)-w(c().to),dy:T(c().from)-T(c().to)}:null);var fe={focus:le},pe=Xd();let me,he;var ge=L(pe),_e=e=>{var n=Ld();let r;var i=L(n);Z(i,16,()=>ue(t.cols),e=>e,(e,t)=>{var n=Id(),r=z(n,!0);V(()=>{Q(n,`x`,W(b)+t*40+20),Q(n,`y`,W(v)/2),Y(r,t+1)}),J(e,n)}),Z(B(i),16,()=>ue(t.rows),e=>e,(e,t)=>{var n=Id(),r=z(n,!0);V(()=>{Q(n,`x`,W(v)/2),Q(n,`y`,W(b)+t*40+20),Y(r,t+1)}),J(e,n)}),M(n),V(()=>r=oi(n,``,r,{"font-size":`${W(g)??``}px`})),J(e,n)};X(ge,e=>{a()&&e(_e)});var k=B(ge),ve=e=>{var n=Vd();let r;var i=L(n);Z(i,17,()=>t.margins.cols,Vr,(e,n,r)=>{var i=zd();let a;Z(i,21,()=>W(n).text,Vr,(e,t,n)=>{var i=Rd(),a=z(i,!0);V(()=>{Q(i,`x`,W(b)+r*40+20),Q(i,`dy`,n?W(g)*1.25:0),Y(a,W(t))}),J(e,i)}),M(i),V(()=>{Q(i,`x`,W(b)+r*40+20),Q(i,`y`,W(b)+t.rows*40+W(g)),a=ii(i,0,`svelte-nkg03k`,null,a,{done:W(n).done,wrong:W(n).wrong})}),J(e,i)}),Z(B(i),17,()=>t.margins.rows,Vr,(e,n,r)=>{var i=Bd();let a;var o=z(i,!0);V(e=>{Q(i,`x`,W(b)+t.cols*40+W(y)/2),Q(i,`y`,W(b)+r*40+20),a=ii(i,0,`svelte-nkg03k`,null,a,{done:W(n).done,wrong:W(n).wrong}),Y(o,e)},[()=>W(n).text.join(``)]),J(e,i)}),M(n),V(()=>r=oi(n,``,r,{"font-size":`${W(g)??``}px`})),J(e,n)};X(k,e=>{t.margins&&e(ve)});var A=B(k),ye=e=>{var n=Or();Z(R(n),16,()=>Js,e=>e,(e,n,r,a)=>{var o=Or();Z(R(o),17,()=>t.picture.clues[n],Vr,(e,r,a)=>{var o=Or(),s=R(o),c=e=>{var o=Ud();let s;var c=L(o);Q(c,`r`,40*.36);var l=B(c),u=z(l,!0),d=B(l),f=e=>{var t=Hd();V((e,n,r,i)=>{Q(t,`x1`,e),Q(t,`y1`,n),Q(t,`x2`,r),Q(t,`y2`,i)},[()=>E(n,a)-9,()=>ee(n,a)+11,()=>E(n,a)+9,()=>ee(n,a)+11]),J(e,t)},p=N(()=>i().wrongClues?.has(Fd(n,a)));X(d,e=>{W(p)&&e(f)}),M(o),V((e,t,n,i,a,d,f,p)=>{s=ii(o,0,`clue svelte-nkg03k`,null,s,{done:W(r).done,wrong:e,lit:t}),Q(o,`aria-label`,n),Q(o,`data-clue`,i),Q(c,`cx`,a),Q(c,`cy`,d),Q(l,`x`,f),Q(l,`y`,p),Y(u,W(r).text)},[()=>i().wrongClues?.has(Fd(n,a)),()=>i().litClue===Fd(n,a)||i().reasonClues?.has(Fd(n,a)),()=>$(`clue-${n}`,{number:a+1,clue:W(r).text}),()=>Fd(n,a),()=>E(n,a),()=>ee(n,a),()=>E(n,a),()=>ee(n,a)]),G(`click`,o,()=>t.onclue?.(n,a)),J(e,o)};X(s,e=>{W(r).text&&e(c)}),J(e,o)}),J(e,o)}),J(e,n)};X(A,e=>{t.picture.clues&&e(ye)});var j=B(A);Z(j,20,()=>ue(t.rows),e=>e,(e,r)=>{var a=Gd();Z(a,20,()=>ue(t.cols),e=>e,(e,a)=>{let o=N(()=>r*t.cols+a),s=N(()=>t.picture.cells[W(o)]);var d=Or(),f=R(d),p=e=>{var r=Wd(),a=L(r),d=L(a);{let e=N(()=>w(W(o))),t=N(()=>T(W(o))),n=N(()=>W(s).piece===`peg`||W(s).piece===`hole`),r=N(()=>i().wrong?.has(W(o))??!1),a=N(()=>i().reason?.has(W(o))??!1),l=N(()=>i().target?.has(W(o))??!1),f=N(()=>i().legal?.has(W(o))??!1),p=N(()=>i().lit?.has(W(o))??!1),m=N(()=>i().picked===W(o)),h=N(()=>c()?.to===W(o));Pd(d,{get x(){return W(e)},get y(){return W(t)},size:40,get round(){return W(n)},get look(){return W(s)},get pencilSide(){return u()},get wrong(){return W(r)},get reason(){return W(a)},get target(){return W(l)},get legal(){return W(f)},get lit(){return W(p)},get picked(){return W(m)},get lifted(){return W(h)}})}M(a),M(r),V(e=>{Q(r,`id`,`${n}-${W(o)??``}`),Q(r,`data-cell`,W(o)),Q(r,`aria-label`,e),Q(r,`aria-selected`,W(o)===l())},[()=>t.label(W(o))]),J(e,r)};X(f,e=>{W(s).ground!==`none`&&e(p)}),J(e,d)}),M(a),J(e,a)}),M(j),Ni(j,e=>I(O,e),()=>W(O));var be=B(j),xe=L(be);Z(xe,19,()=>t.picture.links,e=>`${e.a}-${e.b}`,(e,n,r)=>{let i=N(()=>{let[e,t,r,i]=[w(W(n).a)+20,T(W(n).a)+20,w(W(n).b)+20,T(W(n).b)+20];return{x1:e,y1:t,x2:r,y2:i}});var a=Or(),s=R(a),c=e=>{var a=Kd();let s;V((e,i,c,l)=>{s=ii(a,0,`link owner${(o()?W(n).owner:0)??``}`,`svelte-nkg03k`,s,{last:o()&&W(r)===t.picture.links.length-1}),Q(a,`x`,e),Q(a,`y`,i),Q(a,`width`,c),Q(a,`height`,l)},[()=>Math.min(W(i).x1,W(i).x2)-17,()=>Math.min(W(i).y1,W(i).y2)-17,()=>Math.abs(W(i).x1-W(i).x2)+34,()=>Math.abs(W(i).y1-W(i).y2)+34]),J(e,a)},l=N(()=>Math.abs(W(i).x1-W(i).x2)+Math.abs(W(i).y1-W(i).y2)<=41),u=e=>{var t=qd();V(()=>{ii(t,0,`far owner${(o()?W(n).owner:0)??``}`,`svelte-nkg03k`),Q(t,`x1`,W(i).x1),Q(t,`y1`,W(i).y1),Q(t,`x2`,W(i).x2),Q(t,`y2`,W(i).y2)}),J(e,t)};X(s,e=>{W(l)?e(c):e(u,-1)}),J(e,a)});var Se=B(xe),Ce=e=>{var t=Or();Br(R(t),()=>c().turn,e=>{{let t=N(()=>w(c().to)+20),n=N(()=>T(c().to)+20),r=N(()=>i().picked===c().to);yd(e,{get x(){return W(t)},get y(){return W(n)},size:40,get picked(){return W(r)},get from(){return W(de)}})}}),J(e,t)};X(Se,e=>{c()&&t.picture.cells[c().to]?.piece===`peg`&&e(Ce)});var we=B(Se),Te=e=>{var t=Jd();Q(t,`width`,37),Q(t,`height`,37),V((e,n)=>{Q(t,`x`,e),Q(t,`y`,n)},[()=>w(l())+1.5,()=>T(l())+1.5]),J(e,t)};return X(we,e=>{W(d)&&t.picture.cells[l()]&&(s()===`none`||!W(f))&&e(Te)}),Z(B(we),16,()=>i().named??[],e=>e,(e,n)=>{var r=Yd();let i;var a=z(r,!0);V((e,t,n)=>{Q(r,`x`,e),Q(r,`y`,t),i=oi(r,``,i,{"font-size":`${W(g)*.62}px`}),Y(a,n)},[()=>w(n)+3.5,()=>T(n)+(t.picture.clues?34.5:5.5),()=>Ys({rows:t.rows,cols:t.cols},n)]),J(e,r)}),M(be),M(pe),V(()=>{Q(pe,`viewBox`,`0 0 ${W(S)??``} ${W(C)??``}`),me=ii(pe,0,`board svelte-nkg03k`,null,me,{join:s()===`join`}),he=oi(pe,``,he,{"--wide":t.cols+2}),Q(j,`aria-label`,t.name),Q(j,`aria-rowcount`,t.rows),Q(j,`aria-colcount`,t.cols),Q(j,`aria-activedescendant`,`${n}-${l()??``}`)}),G(`pointerdown`,j,te),G(`pointermove`,j,ne),G(`pointerup`,j,re),_r(`pointercancel`,j,()=>p=null),G(`contextmenu`,j,e=>e.preventDefault()),G(`keydown`,j,se),_r(`focus`,j,ce),_r(`blur`,j,()=>I(d,!1)),J(e,pe),Ue(fe)}vr([`click`,`pointerdown`,`pointermove`,`pointerup`,`contextmenu`,`keydown`]);var Qd=K(`<option> </option>`),$d=K(`<label class="field"> <select></select></label>`),ef=K(`<label class="field"> <select><option> </option><option> </option><option> </option></select></label>`),tf=K(`<tr><th scope="row" class="svelte-obu4sb"><span aria-hidden="true"></span> <span class="soft"> </span></th><td class="number"> </td><td> </td></tr>`),nf=K(`<p class="small soft svelte-obu4sb"> </p>`),rf=K(`<p class="note svelte-obu4sb" role="status" data-advice=""> </p>`),af=K(`<p class="soft small svelte-obu4sb" role="status"> </p>`),of=K(`<p class="error svelte-obu4sb" role="alert"> </p>`),sf=K(`<div class="error stack" role="alert" data-duel-failed=""><span> </span> <div class="row"><button type="button" class="primary"> </button></div></div>`),cf=K(`<p class="good svelte-obu4sb" role="status" data-duel-over=""> </p>`),lf=K(`<button type="button"> </button>`),uf=K(`<table class="totals svelte-obu4sb"><tbody></tbody></table> <!> <!> <!> <!> <!> <!> <div class="row"><!> <button type="button"> </button> <button type="button"> </button></div>`,1),df=K(`<div class="row"><button type="button"> </button></div>`),ff=K(`<section class="card stack" aria-labelledby="duel-title"><h2 id="duel-title"> </h2> <p class="small soft svelte-obu4sb"> </p> <div class="fields"><!> <!></div> <!></section>`);function pf(e,t){He(t,!0);let n=Li(t,`duel`,7),r=e=>$(`player-${e.replace(`:`,`-`)}`),i=[`person`,...ld],a=N(()=>n().totals),o=N(()=>t.session.state.log.at(-1)),s=N(()=>W(a)[0]===W(a)[1]?$(`duel-draw`):$(`duel-wins`,{number:W(a)[0]<W(a)[1]?1:2})),c=N(()=>!n().players.includes(`person`));var l=ff(),u=L(l),d=z(u,!0),f=B(u,2),p=z(f,!0),m=B(f,2),h=L(m);Z(h,16,()=>n().on?[]:[0,1],e=>e,(e,t)=>{var a=$d(),o=L(a),s=B(o);Z(s,20,()=>i,e=>e,(e,t)=>{var n=Qd(),i=z(n,!0),a={};V(e=>{Y(i,e),a!==(a=t)&&(n.value=(n.__value=a)??``)},[()=>r(t)]),J(e,n)}),M(s),ui(s),M(a),V(e=>Y(o,`${e??``} `),[()=>$(`duel-player`,{number:t+1})]),di(s,()=>n().players[t],e=>n().players[t]=e),J(e,a)});var g=B(h,2),_=e=>{var t=ef(),r=L(t),i=B(r),a=L(i),o=z(a,!0);a.value=a.__value=2;var s=B(a),c=z(s,!0);s.value=s.__value=.6;var l=B(s),u=z(l,!0);l.value=l.__value=0,M(i),ui(i),M(t),V((e,t,n,i)=>{Y(r,`${e??``} `),Y(o,t),Y(c,n),Y(u,i)},[()=>$(`duel-pace`),()=>$(`pace-slow`),()=>$(`pace-usual`),()=>$(`pace-fast`)]),di(i,()=>n().pace,e=>n().pace=e),J(e,t)},v=N(()=>!n().players.every(e=>e===`person`));X(g,e=>{W(v)&&e(_)}),M(m);var y=B(m,2),b=e=>{var i=uf(),l=R(i),u=L(l);Z(u,20,()=>[0,1],e=>e,(e,t)=>{var i=tf();let o;var s=L(i),c=L(s),l=B(c),u=z(B(l),!0);M(s);var d=B(s),f=z(d,!0),p=z(B(d),!0);M(i),V((e,r,s)=>{o=ii(i,1,`svelte-obu4sb`,null,o,{turn:!n().over&&n().turn===t}),ii(c,1,`mark p${t+1}`,`svelte-obu4sb`),Y(l,`${e??``} `),Y(u,r),Q(d,`data-total`,t+1),Y(f,W(a)[t]),Y(p,s)},[()=>$(`duel-player`,{number:t+1}),()=>r(n().players[t]),()=>!n().over&&n().turn===t?n().thinking?$(`duel-thinks`):$(`duel-turn`):``]),J(e,i)}),M(u),M(l);var d=B(l,2),f=e=>{var n=nf(),r=z(n,!0);V(e=>Y(r,e),[()=>$(`duel-last`,{pair:`${Ys(t.session.puzzle,W(o)[0])}+${Ys(t.session.puzzle,W(o)[1])}`})]),J(e,n)};X(d,e=>{W(o)&&e(f)});var p=B(d,2),m=e=>{var t=rf(),r=z(t,!0);V(e=>Y(r,e),[()=>$(`duel-advice`,{pair:n().advice})]),J(e,t)};X(p,e=>{n().advice&&e(m)});var h=B(p,2),g=e=>{var t=af(),n=z(t);V(e=>Y(n,`${e??``}…`),[()=>$(`hint-thinking`)]),J(e,t)};X(h,e=>{n().advised.running&&e(g)});var _=B(h,2),v=e=>{var t=of(),r=z(t,!0);V(()=>Y(r,n().advised.error)),J(e,t)};X(_,e=>{n().advised.error&&e(v)});var y=B(_,2),b=e=>{var t=sf(),r=L(t),i=z(r),a=B(r,2),o=L(a),s=z(o,!0);M(a),M(t),V((e,t)=>{Y(i,`${e??``} ${n().asked.error??``}`),Y(s,t)},[()=>$(`duel-failed`),()=>$(`retry`)]),G(`click`,o,()=>n().retry()),J(e,t)};X(y,e=>{n().asked.error&&e(b)});var x=B(y,2),S=e=>{var t=cf(),n=z(t);V(e=>Y(n,`${e??``} ${W(s)??``}`),[()=>$(`duel-over`)]),J(e,t)};X(x,e=>{n().over&&e(S)});var C=B(x,2),w=L(C),T=e=>{var t=lf(),r=z(t,!0);V(e=>Y(r,e),[()=>n().paused?$(`film-play`):$(`film-pause`)]),G(`click`,t,()=>n().paused=!n().paused),J(e,t)};X(w,e=>{W(c)&&!n().over&&e(T)});var E=B(w,2),ee=z(E,!0),D=B(E,2),O=z(D,!0);M(C),V((e,t)=>{Y(ee,e),Y(O,t)},[()=>$(`duel-again`),()=>$(`duel-end`)]),G(`click`,E,()=>n().begin()),G(`click`,D,()=>n().end()),J(e,i)},x=e=>{var t=df(),r=L(t),i=z(r,!0);M(t),V(e=>Y(i,e),[()=>$(`duel-begin`)]),G(`click`,r,()=>n().begin()),J(e,t)};X(y,e=>{n().on?e(b):e(x,-1)}),M(l),V((e,t)=>{Y(d,e),Y(p,t)},[()=>$(`duel-title`),()=>$(`duel-rules`)]),J(e,l),Ue()}vr([`click`]);var mf=K(`<option> </option>`),hf=K(`<p class="error svelte-8dyedu" role="alert"> </p>`),gf=K(`<textarea readonly="" rows="6"></textarea> <div class="row"><button type="button"> </button> <button type="button"> </button></div>`,1),_f=K(`<button type="button"> </button>`),vf=K(`<section class="card stack"><label class="field"> <input readonly="" data-share=""/></label> <div class="row"><label><input type="checkbox"/> </label> <button type="button"> </button></div> <label class="field"> <select><option> </option><!></select></label> <!> <!> <div class="row"><span> </span> <!> <button type="button"> </button></div></section>`);function yf(e,t){He(t,!0);let n=F([]);hs().then(e=>I(n,e));let r=F(!1),i=F([]),a=F(``),o=F(``),s=F(null),c=F(``),l=N(()=>new URL(As(t.session.described.id,t.session.described.options,W(r)?t.session.moves:[]),location.href).href);Zo().then(e=>{I(i,e.games.find(e=>e.name===t.session.puzzle.game)?.formats.filter(e=>e.writes)??[])},()=>{});let u=()=>({text:t.session.described.id,options:t.session.described.options});async function d(){if(I(o,``),I(s,null),W(a))try{I(o,(await es(u(),W(a))).text,!0)}catch(e){I(s,e)}}async function f(e,t){try{await navigator.clipboard.writeText(t),I(c,e,!0)}catch{I(c,``)}}async function p(e){I(s,null);let{rules:n,puzzle:i,state:a}=t.session,o=W(r)?n.report(i,a):[];await gs(u(),o,e).then(t=>Nl(`${i.game}.${e}`,t),e=>I(s,e))}var m=vf(),h=L(m),g=L(h,!0),_=B(g);vi(_),M(h);var v=B(h,2),y=L(v),b=L(y);vi(b);var x=B(b,1,!0);M(y);var S=B(y,2),C=z(S,!0);M(v);var w=B(v,2),T=L(w),E=B(T),ee=L(E),D=z(ee,!0);ee.value=ee.__value=``,Z(B(ee),17,()=>W(i),e=>e.name,(e,t)=>{var n=mf(),r=z(n,!0),i={};V(()=>{Y(r,W(t).name),i!==(i=W(t).name)&&(n.value=(n.__value=i)??``)}),J(e,n)}),M(E),ui(E),M(w);var O=B(w,2),te=e=>{var t=hf(),n=z(t,!0);V(e=>Y(n,e),[()=>_s(W(s))]),J(e,t)};X(O,e=>{W(s)&&e(te)});var ne=B(O,2),re=e=>{var n=gf(),r=R(n);et(r);var i=B(r,2),s=L(i),l=z(s,!0),u=B(s,2),d=z(u,!0);M(i),V((e,t,n)=>{yi(r,W(o)),Q(r,`aria-label`,e),Y(l,t),Y(d,n)},[()=>$(`export-text`),()=>W(c)===`text`?$(`copied`):$(`copy`),()=>$(`export-file`)]),G(`click`,s,()=>f(`text`,W(o))),G(`click`,u,()=>Nl(`${t.session.puzzle.game}.${W(a)===`csv`?`csv`:`txt`}`,W(o))),J(e,n)};X(ne,e=>{W(o)&&e(re)});var ie=B(ne,2),ae=L(ie),oe=z(ae,!0),se=B(ae,2);Z(se,16,()=>W(n),e=>e,(e,t)=>{var n=_f(),r=z(n,!0);V(e=>{Q(n,`data-picture`,t),Y(r,e)},[()=>t.toUpperCase()]),G(`click`,n,()=>p(t)),J(e,n)});var ce=B(se,2),le=z(ce,!0);M(ie),M(m),V((e,t,n,r,i,a,o,s)=>{Q(m,`aria-label`,e),Y(g,t),yi(_,W(l)),Y(x,n),Y(C,r),Y(T,`${i??``} `),Y(D,a),Y(oe,o),Y(le,s)},[()=>$(`export`),()=>$(`export-link`),()=>$(`export-progress`),()=>W(c)===`link`?$(`copied`):$(`copy`),()=>$(`export-format`),()=>$(`export-choose`),()=>$(`export-picture`),()=>$(`export-print`)]),_r(`focus`,_,e=>e.currentTarget.select()),Ei(b,()=>W(r),e=>I(r,e)),G(`click`,S,()=>f(`link`,W(l))),G(`change`,E,d),di(E,()=>W(a),e=>I(a,e)),G(`click`,ce,()=>print()),J(e,m),Ue()}vr([`click`,`change`]);var bf=K(`<option> </option>`),xf=K(`<span class="soft small"> </span>`),Sf=K(`<p class="said svelte-rq0jlj" aria-live="polite"><span data-reason=""> </span> <!></p>`),Cf=K(`<p class="said soft svelte-rq0jlj"> </p>`),wf=K(`<section class="card stack film"><div class="row"><button type="button">◀</button> <button type="button" class="primary"> </button> <button type="button">▶</button> <span class="small soft"> </span> <label class="small"> <select></select></label> <button type="button"> </button></div> <input type="range" min="0" class="svelte-rq0jlj"/> <!> <!></section>`);function Tf(e,t){He(t,!0);let n=Li(t,`film`,7);_n(()=>()=>n().stop());let r=N(()=>n().frames.length-1),i=Ns();_n(()=>{let e=mo();ur(()=>void n().speak(e,i))});var a=wf(),o=L(a),s=L(o),c=B(s,2),l=z(c,!0),u=B(c,2),d=B(u,2),f=z(d),p=B(d,2),m=L(p),h=B(m);Z(h,20,()=>[.5,1,2,5],e=>e,(e,t)=>{var n=bf(),r=z(n),i={};V(()=>{Y(r,`×${t??``}`),i!==(i=t)&&(n.value=(n.__value=i)??``)}),J(e,n)}),M(h),ui(h),M(p);var g=B(p,2),_=z(g,!0);M(o);var v=B(o,2);vi(v);var y=B(v,2),b=e=>{var t=Sf(),r=L(t),i=z(r,!0),a=B(r,2),o=e=>{var t=xf(),r=z(t);V(e=>Y(r,`— ${e??``}`),[()=>xo(n().session.puzzle.game,n().frame.technique)]),J(e,t)};X(a,e=>{n().frame.technique&&e(o)}),M(t),V(e=>Y(i,e),[()=>n().frame.text.split(`
`)[0]]),J(e,t)},x=e=>{var t=Cf(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`film-start`)]),J(e,t)};X(y,e=>{n().frame.text?e(b):e(x,-1)});var S=B(y,2);{let e=N(()=>$(`solve-running`));au(S,{get task(){return i},get what(){return W(e)}})}M(a),V((e,t,i,o,c,d,p)=>{Q(a,`aria-label`,e),s.disabled=n().at===0,Q(s,`aria-label`,t),Y(l,i),u.disabled=n().at===W(r),Q(u,`aria-label`,o),Y(f,`${n().at??``} / ${W(r)??``}`),Y(m,`${c??``} `),Y(_,d),Q(v,`max`,W(r)),yi(v,n().at),Q(v,`aria-label`,p)},[()=>$(`film-title`),()=>$(`film-back`),()=>n().playing?$(`film-pause`):$(`film-play`),()=>$(`film-on`),()=>$(`film-speed`),()=>$(`close`),()=>$(`film-place`)]),G(`click`,s,()=>n().go(n().at-1)),G(`click`,c,()=>n().toggle()),G(`click`,u,()=>n().go(n().at+1)),di(h,()=>n().speed,e=>n().speed=e),G(`click`,g,function(...e){t.onclose?.apply(this,e)}),G(`input`,v,e=>n().go(Number(e.currentTarget.value))),J(e,a),Ue()}vr([`click`,`input`]);var Ef=K(`<p> </p>`),Df=K(`<span class="swatch reason svelte-79u81a"></span> `,1),Of=K(`<p class="name svelte-79u81a"><strong> </strong></p> <p data-reason=""> </p> <p class="soft small legend svelte-79u81a"><!><span class="swatch target svelte-79u81a"></span> </p>`,1),kf=K(`<section class="card" aria-live="polite"><!> <div class="row"><button type="button" class="primary"> </button> <button type="button"> </button></div></section>`),Af=K(`<p class="note svelte-79u81a" role="status"> </p>`),jf=K(`<!> <!> <!>`,1);function Mf(e,t){He(t,!0);let n=F(void 0);_n(()=>{t.hint.stage,W(n)?.scrollIntoView({block:`nearest`})});var r=jf(),i=R(r);{let e=N(()=>$(`hint-thinking`));au(i,{get task(){return t.hint.task},get what(){return W(e)}})}var a=B(i,2),o=e=>{var r=kf(),i=L(r),a=e=>{var t=Ef(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`hint-look`)]),J(e,t)},o=e=>{var n=Of(),r=R(n),i=z(L(r),!0);M(r);var a=B(r,2),o=z(a,!0),s=B(a,2),c=L(s),l=e=>{var t=Df(),n=B(R(t),1,!0);V(e=>Y(n,e),[()=>$(`hint-reason`)]),J(e,t)};X(c,e=>{(t.hint.reason.size||t.hint.clues.size)&&e(l)});var u=B(c,2,!0);M(s),V((e,t,n)=>{Y(i,e),Y(o,t),Y(u,n)},[()=>xo(t.hint.session.puzzle.game,t.hint.step.technique),()=>t.hint.step.text.split(`
`)[0],()=>$(`hint-target`)]),J(e,n)};X(i,e=>{t.hint.stage===`where`?e(a):e(o,-1)});var s=B(i,2),c=L(s),l=z(c,!0),u=B(c,2),d=z(u,!0);M(s),M(r),Ni(r,e=>I(n,e),()=>W(n)),V((e,n)=>{Q(r,`data-hint`,t.hint.stage),Y(l,e),Y(d,n)},[()=>t.hint.stage===`where`?$(`hint-why`):$(`hint-do`),()=>$(`close`)]),G(`click`,c,()=>t.hint.next()),G(`click`,u,()=>t.hint.clear()),J(e,r)};X(a,e=>{t.hint.stage!==`none`&&t.hint.step&&e(o)});var s=B(a,2),c=e=>{var n=Af(),r=z(n,!0);V(()=>Y(r,t.hint.note)),J(e,n)};X(s,e=>{t.hint.note&&e(c)}),J(e,r),Ue()}vr([`click`]);var Nf=K(`<button type="button" class="key svelte-scw1y"> </button>`),Pf=K(`<div class="pad svelte-scw1y" role="group"><!> <button type="button" class="key svelte-scw1y" data-pad="clear">⌫</button></div> <div class="row"><button type="button"> </button> <button type="button"> </button></div>`,1);function Ff(e,t){He(t,!0);let n=Li(t,`pencil`,15),r=N(()=>Array.from({length:t.n},(e,t)=>t+1));var i=Pf(),a=R(i),o=L(a);Z(o,16,()=>W(r),e=>e,(e,r)=>{var i=Nf(),a=z(i,!0);V(e=>{Q(i,`data-pad`,r),Q(i,`aria-pressed`,e),Y(a,r)},[()=>n()?t.marked.includes(r):t.value===r]),G(`click`,i,()=>t.onpress(r.toString(36))),J(e,i)});var s=B(o,2);M(a);var c=B(a,2),l=L(c),u=z(l),d=B(l,2),f=z(d,!0);M(c),V((e,t,r,i)=>{Q(a,`aria-label`,e),Q(s,`aria-label`,t),Q(l,`aria-pressed`,n()),Y(u,`✎ ${r??``}`),Y(f,i)},[()=>$(`pad-label`),()=>$(`pad-clear`),()=>$(`pad-pencil`),()=>$(`pad-fill`)]),G(`click`,s,()=>t.onpress(`Delete`)),G(`click`,l,()=>n(!n())),G(`click`,d,function(...e){t.onfill?.apply(this,e)}),J(e,i),Ue()}vr([`click`]);var If=K(`<details class="rules svelte-1fo516k"><summary class="svelte-1fo516k"> </summary> <p class="svelte-1fo516k"> </p></details>`);function Lf(e,t){He(t,!0);let n=Li(t,`more`,3,``),r=F(!no(`met`,[]).includes(t.game));function i(){ro(`met`,[...new Set([...no(`met`,[]),t.game])])}_n(()=>(W(r)||i(),i));var a=If(),o=L(a),s=z(o,!0),c=z(B(o,2));M(a),V((e,t)=>{Y(s,e),Y(c,`${t??``} ${n()??``}`)},[()=>$(`rules-title`),()=>$(`${t.game}.rules`)]),Pi(`open`,`toggle`,a,e=>I(r,e),()=>W(r)),J(e,a),Ue()}var Rf=K(`<li class="row svelte-1e660mq"><span class="svelte-1e660mq"> <span class="soft small svelte-1e660mq"> </span></span> <button type="button"> <span class="hidden svelte-1e660mq"> </span></button> <button type="button">✕</button></li>`),zf=K(`<ul class="svelte-1e660mq"></ul>`),Bf=K(`<p class="soft small svelte-1e660mq"> </p>`),Vf=K(`<section class="card stack"><form class="row"><input maxlength="40"/> <button type="submit"> </button></form> <!></section>`);function Hf(e,t){He(t,!0);let n=F(``);function r(){t.session.addPoint(W(n).trim()||$(`points-name`,{number:t.session.points.length+1})),I(n,``)}var i=Vf(),a=L(i),o=L(a);vi(o);var s=z(B(o,2),!0);M(a);var c=B(a,2),l=e=>{var n=zf();Z(n,21,()=>t.session.points,Vr,(e,n,r)=>{var i=Rf(),a=L(i),o=L(a),s=z(B(o));M(a);var c=B(a,2),l=L(c,!0),u=z(B(l),!0);M(c);var d=B(c,2);M(i),V((e,t,r)=>{Y(o,`${W(n).name??``} `),Y(s,`(${e??``})`),Y(l,t),Y(u,W(n).name),Q(d,`aria-label`,r)},[()=>$(`points-moves`,{moves:W(n).moves.length}),()=>$(`points-load`),()=>$(`points-remove`,{name:W(n).name})]),G(`click`,c,()=>{t.session.replace(W(n).moves),t.onloaded()}),G(`click`,d,()=>t.session.removePoint(r)),J(e,i)}),M(n),J(e,n)},u=e=>{var t=Bf(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`points-about`)]),J(e,t)};X(c,e=>{t.session.points.length?e(l):e(u,-1)}),M(i),V((e,t,n,r)=>{Q(i,`aria-label`,e),Q(o,`placeholder`,t),Q(o,`aria-label`,n),Y(s,r)},[()=>$(`points`),()=>$(`points-new`),()=>$(`points-new`),()=>$(`points-add`)]),_r(`submit`,a,e=>{e.preventDefault(),r()}),Ci(o,()=>W(n),e=>I(n,e)),J(e,i),Ue()}vr([`click`]);var Uf=K(`<option> </option>`),Wf=K(`<p class="soft small svelte-xv04v7"> </p>`),Gf=K(`<p class="error svelte-xv04v7"> </p>`),Kf=K(`<div class="row"><button type="button"> </button> <button type="button"> </button></div>`),qf=K(`<p> </p> <!> <!>`,1),Jf=K(`<section class="card stack"><form class="fields"><label class="field"> <select><option> </option><!></select></label> <label class="field"> <input type="number" min="1" max="300" class="svelte-xv04v7"/></label> <button type="submit" class="primary"> </button> <button type="button"> </button></form> <!> <!> <!> <!></section>`);function Yf(e,t){He(t,!0);let n=F(null),r=F(``),i=F(20),a=F(null),o=F(``),s=Ns();Zo().then(e=>I(n,e.games.find(e=>e.name===t.session.puzzle.game)??null),()=>{});let c=N(()=>({text:t.session.described.id,options:t.session.described.options}));async function l(){I(a,null),I(o,``),I(a,await s.run(e=>ds({puzzle:W(c),method:W(r)||void 0,seconds:W(i)},e))??null)}async function u(){I(a,null),I(o,``);let{rules:e,puzzle:n}=t.session,r={puzzle:W(c),seconds:W(i)},l=(e,t)=>fs({...r,language:e},t),u=f=mo(),p=await s.run(e=>l(u,e));p&&(p.steps.length?t.onfilm(new sd(t.session,e.start(n),d(p),{language:u,again:async(e,t)=>d(await l(e,t))})):I(o,p.note??(p.stopped?bo(p.stopped,p.code):$(`hint-none`)),!0))}let d=({steps:e})=>e.map(e=>({move:e.effects.join(`,`),text:e.text,technique:e.technique,because:e.because,clues:e.clues})),f=mo();_n(()=>{mo()!==f&&ur(()=>W(o))&&u()});function p(){let{rules:e,puzzle:n}=t.session,r=e.solution(n,W(a).solution).map(e=>({move:e,text:e.replace(`!`,``),technique:``,because:[]}));t.onfilm(new sd(t.session,e.start(n),r))}function m(){let{rules:e,puzzle:n}=t.session,r=e.solution(n,W(a).solution);t.session.goTo(0),n.game===`pegs`?r.forEach(e=>t.session.play(e)):t.session.play(r.join(`,`)),t.onplayed()}var h=Jf(),g=L(h),_=L(g),v=L(_),y=B(v),b=L(y),x=z(b,!0);b.value=b.__value=``,Z(B(b),17,()=>W(n)?.methods??[],e=>e.name,(e,t)=>{var n=Uf(),r=z(n,!0),i={};V(()=>{Y(r,W(t).name),i!==(i=W(t).name)&&(n.value=(n.__value=i)??``)}),J(e,n)}),M(y),ui(y),M(_);var S=B(_,2),C=L(S,!0),w=B(C);vi(w),M(S);var T=B(S,2),E=z(T,!0),ee=B(T,2),D=z(ee,!0);M(g);var O=B(g,2),te=e=>{var t=Wf(),i=z(t,!0);V(e=>Y(i,e),[()=>$(`${W(n).name}-method-${W(r)}`)]),J(e,t)};X(O,e=>{W(r)&&W(n)&&e(te)});var ne=B(O,2);{let e=N(()=>$(`solve-running`));au(ne,{get task(){return s},get what(){return W(e)}})}var re=B(ne,2),ie=e=>{var t=Gf(),n=z(t,!0);V(()=>Y(n,W(o))),J(e,t)};X(re,e=>{W(o)&&e(ie)});var ae=B(re,2),oe=e=>{var t=qf(),n=R(t),r=z(n),i=B(n,2),o=e=>{var t=Wf(),n=z(t,!0);V(e=>Y(n,e),[()=>bo(W(a).error,W(a).code)]),J(e,t)};X(i,e=>{W(a).error&&e(o)});var s=B(i,2),c=e=>{var t=Kf(),n=L(t),r=z(n,!0),i=B(n,2),a=z(i,!0);M(t),V((e,t)=>{Y(r,e),Y(a,t)},[()=>$(`solve-film`),()=>$(`solve-put`)]),G(`click`,n,p),G(`click`,i,m),J(e,t)};X(s,e=>{W(a).solution&&e(c)}),V((e,t,i,o)=>{ii(n,1,Qr(W(a).solution?`good`:`error`),`svelte-xv04v7`),Q(n,`data-verdict`,W(a).verdict),Y(r,`${e??``} — ${W(a).method??``}, ${t??``}${i??``}${o??``}`)},[()=>$(`verdict-${W(a).verdict}`),()=>Vl(W(a).seconds),()=>W(a).nodes?`, ${$(`solve-nodes`,{nodes:W(a).nodes})}`:``,()=>W(a).objective===null?``:`, ${$(`objective-${W(a).game}`,{objective:W(a).objective})}`]),J(e,t)};X(ae,e=>{W(a)&&e(oe)}),M(h),V((e,t,n,r,i,a)=>{Q(h,`aria-label`,e),Y(v,`${t??``} `),Y(x,n),Y(C,r),T.disabled=s.running,Y(E,i),ee.disabled=s.running,Y(D,a)},[()=>$(`solve`),()=>$(`solve-method`),()=>$(`solve-usual`),()=>$(`solve-limit`),()=>$(`solve-run`),()=>$(`solve-explain`)]),_r(`submit`,g,e=>{e.preventDefault(),l()}),di(y,()=>W(r),e=>I(r,e)),Ci(w,()=>W(i),e=>I(i,e)),G(`click`,ee,u),J(e,h),Ue()}vr([`click`]);var Xf=K(`<p class="good won svelte-1bg7wyg" data-won=""><span> </span> <a class="button primary"> </a></p>`),Zf=K(`<p class="error"> </p>`),Qf=K(`<div class="svelte-1bg7wyg"><dt class="svelte-1bg7wyg"> </dt> <dd class="svelte-1bg7wyg"> </dd></div>`),$f=K(`<div class="svelte-1bg7wyg"><dt class="svelte-1bg7wyg"> </dt> <dd data-count="count-optimum" class="svelte-1bg7wyg"> </dd></div>`),ep=K(`<dl class="svelte-1bg7wyg"><!> <!> <div class="svelte-1bg7wyg"><dt class="svelte-1bg7wyg"> </dt> <dd class="svelte-1bg7wyg"> </dd></div></dl>`),tp=K(`<div class="status" aria-live="polite"><!> <!></div>`);function np(e,t){He(t,!0);let n=N(()=>t.session.status);var r=tp(),i=L(r),a=e=>{var n=Xf(),r=L(n),i=z(r),a=B(r,2),o=z(a,!0);M(n),V((e,n,r)=>{Y(i,`★ ${e??``} ${n??``}`),Q(a,`href`,`#/new/${t.session.puzzle.game??``}${t.session.puzzle.game===`pegs`?``:`?now=1`}`),Y(o,r)},[()=>$(`won`),()=>ao.timer?$(`won-time`,{time:Bl(t.session.seconds)}):``,()=>$(`won-next`)]),J(e,n)},o=e=>{var t=Zf(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`pegs-stuck`)]),J(e,t)},s=e=>{var n=Zf(),r=z(n,!0);V(e=>Y(r,e),[()=>$(t.broken[0].why)]),J(e,n)},c=e=>{var n=Zf(),r=z(n,!0);V(e=>Y(r,e),[()=>$(`pegs-lost`,{pegs:t.lost})]),J(e,n)};X(i,e=>{t.won&&!t.duel?e(a):W(n).over&&t.session.puzzle.game===`pegs`?e(o,1):t.broken.length?e(s,2):t.lost&&e(c,3)});var l=B(i,2),u=e=>{var r=ep(),i=L(r);Z(i,17,()=>W(n).counts,([e,t])=>e,(e,t)=>{var n=N(()=>m(W(t),2));let r=()=>W(n)[0],i=()=>W(n)[1];var a=Qf(),o=L(a),s=z(o,!0),c=B(o,2),l=z(c,!0);M(a),V(e=>{Y(s,e),Q(c,`data-count`,r()),Y(l,i())},[()=>$(r())]),J(e,a)});var a=B(i,2),o=e=>{var n=$f(),r=L(n),i=z(r,!0),a=z(B(r,2),!0);M(n),V(e=>{Y(i,e),Y(a,t.optimum)},[()=>$(`count-optimum`)]),J(e,n)};X(a,e=>{t.optimum!==null&&e(o)});var s=B(a,2),c=L(s),l=z(c,!0),u=z(B(c,2),!0);M(s),M(r),V(e=>{Y(l,e),Y(u,t.session.at)},[()=>$(`count-moves`)]),J(e,r)};X(l,e=>{t.duel||e(u)}),M(r),J(e,r),Ue()}var rp=K(`<span class="clock no-print svelte-2zsc2m"> </span>`),ip=K(`<button type="button" class="svelte-2zsc2m"> </button>`),ap=K(`<button type="button" class="svelte-2zsc2m"> </button> <!> <button type="button" class="svelte-2zsc2m"> </button>`,1),op=K(`<p class="note svelte-2zsc2m" role="status"> </p>`),sp=K(`<div class="pad stack svelte-2zsc2m"><!></div>`),cp=K(`<p class="soft small how svelte-2zsc2m"> </p> <!>`,1),lp=K(`<div class="tools svelte-2zsc2m" role="toolbar"><button type="button" class="svelte-2zsc2m"> </button> <button type="button" class="svelte-2zsc2m"> </button> <button type="button" class="svelte-2zsc2m"> </button> <!></div> <!> <!> <!> <!> <!> <!> <!> <div class="row svelte-2zsc2m"><!> <button type="button" class="svelte-2zsc2m"> </button> <button type="button" class="svelte-2zsc2m"> </button> <a class="button svelte-2zsc2m"> </a></div> <!> <!> <!>`,1),up=K(`<div class="play svelte-2zsc2m"><section class="board svelte-2zsc2m"><div class="title svelte-2zsc2m"><h1 class="svelte-2zsc2m"> <span class="soft svelte-2zsc2m"> </span></h1> <!></div> <div><!></div> <p class="hidden svelte-2zsc2m" aria-live="polite"> </p></section>  <div class="side stack no-print svelte-2zsc2m"><!></div></div>`);function dp(e,t){He(t,!0);let n=Li(t,`session`,7),{puzzle:r,rules:i}=n(),a=r.game,o=F(Jt(x())),s=F(!1),c=F(null),l=F(null),u=F(!1),d=F(``),f=F(null),p=F(null),m=F(``),h=F(!1),g=F(void 0),_=``,v=new cd(n(),Ns()),y=new gd(n(),Ns()),b=new dd(n());function x(){let e=i.picture(r,n().state);return Math.max(0,e.cells.findIndex(e=>e.ground!==`none`))}let S=N(()=>W(p)?W(p).frame.state:n().state),C=N(()=>i.picture(r,W(S))),w=N(()=>n().status),T=N(()=>!b.on&&y.optimum!==null&&W(w).counts[0][1]===y.optimum),E=N(()=>W(w).won||W(T)&&(a!==`pegs`||y.optimum!==1)),ee=N(()=>!W(p)&&(ao.errors===`live`||W(u))?W(w).broken:[]),D=N(()=>{if(W(p)){let{reason:e,target:t,clues:n,technique:r}=W(p).frame;return{reason:e,target:t,reasonClues:n,named:r?new Set([...e,...t]):void 0}}let e=W(l)?Ic(W(S),Fc(r,W(l).side,W(l).index)):[];return{wrong:new Set(W(ee).flatMap(e=>e.cells)),wrongClues:new Set(W(ee).flatMap(e=>e.clue?[Fd(e.clue.side,e.clue.index)]:[])),reason:v.reason,reasonClues:v.clues,named:v.stage===`why`?new Set([...v.reason,...v.target]):void 0,target:b.on?new Set(b.advisedCells):v.target,legal:new Set(W(c)===null?[]:i.partners(r,W(S),W(c))),lit:new Set(e),litClue:W(l)?Fd(W(l).side,W(l).index):void 0,picked:W(c)}}),O=N(()=>{if(a!==`unruly`||!ao.counts)return;let e=e=>{let[t,n]=[Xc(W(S),e,1),Xc(W(S),e,2)],r=e.length/2;return{text:[`${n}●`,`${t}○`],done:t===r&&n===r,wrong:t>r||n>r}};return{rows:Array.from({length:r.rows},(t,n)=>e($s(r,n))),cols:Array.from({length:r.cols},(t,n)=>e(ec(r,n)))}}),te=F(null),ne=n().state.log;yn(()=>{let{log:e}=W(S);if(a!==`pegs`||e===ne)return;let[t,n]=[e.length>ne.length,e.length===ne.length-1],[r,i]=t?e.at(-1):n?ne.at(-1).toReversed():[],o=ur(()=>(W(te)?.turn??0)+1);I(te,ao.animate&&r!==void 0?{from:r,to:i,turn:o}:null),ne=e});function re(e){if(!e||W(p)||b.on&&!b.personMoves(e))return!1;let t=n().play(e);return t&&ie(),t}function ie(){I(u,!1),I(f,null),I(l,null),I(d,oe(W(o)),!0)}let ae=()=>({pencil:W(s),autoClear:ao.autoClear,picked:W(c)}),oe=e=>_d(r,W(C).cells[e],e,a===`pairs`?W(S).cells[e]:-1);function se(e,t){if(I(l,null),!W(p)){if(i.join)le(e);else if(i.tap){let a=i.tap(r,n().state,e,t);_=a?a.slice(a.indexOf(`=`)):``,re(a)}else t&&I(s,!W(s))}}function ce(e){let t=`r${Math.floor(e/r.cols)+1}c${e%r.cols+1}`;_&&re(t+_)}function le(e){if(W(c)!==null&&W(c)!==e){let t=W(c);if(I(c,null),re(i.join(r,n().state,t,e)))return}else if(W(c)===e){I(c,null);return}a===`pairs`&&!b.on&&n().state.cells[e]>=0?re(i.join(r,n().state,e,n().state.cells[e])):i.partners(r,n().state,e).length&&(I(c,e,!0),I(d,$(`say-picked`,{cell:oe(e)}),!0))}function ue(e,t){I(c,null),re(i.join(r,n().state,e,t))}function de(e,t,o){if(e===`Escape`)return I(c,null),I(l,null),v.clear(),!0;if(i.join&&(e===`Enter`||e===` `))return le(t),!0;if(e===`u`)return me(),!0;if(e===`r`&&!o.shiftKey&&a!==`towers`)return he(),!0;if(e===`h`)return _e(),!0;if(a===`towers`&&(e===` `||e===`Enter`))return I(s,!W(s)),!0;let u=i.key?.(r,n().state,t,e,ae())??null;return u!==null&&(re(u),!0)}function fe(e){e.target.closest(`.tools button, .pad button, [data-hint] button`)&&e.detail>0&&W(g)?.focus()}function pe(e){if(!(e.ctrlKey||e.metaKey)||e.altKey)return;let t=e.key.toLowerCase();if(!/^(input|textarea|select)$/i.test(e.target.tagName)){if(t===`z`&&!e.shiftKey)me();else if(t===`y`||t===`z`&&e.shiftKey)he();else return;e.preventDefault()}}function me(){I(c,null),n().undo(),b.on&&b.undone(),ie()}function he(){I(c,null),n().redo(),b.on&&b.redone(),ie()}function ge(){I(c,null),n().goTo(0),ie()}function _e(){b.on?!b.machineMoves&&!b.over&&b.advise():v.next()}async function k(){if(I(u,!0),W(w).broken.length){let{why:e}=W(w).broken[0];I(f,()=>$(e));return}let e=await y.right();if(y.task.error)return;let t=y.impossible?`check-impossible`:e===null?`check-norule`:e?`check-good`:`check-wrong`;I(f,()=>$(t))}async function ve(){let e=await y.lastCorrect();if(y.task.error)return;let t=y.impossible?`check-impossible`:`check-unknown`;if(e===null)I(f,()=>$(t));else if(e===n().at)I(f,()=>$(`check-good`));else{let t=n().at-e;n().goTo(e),ie(),I(f,()=>$(`check-back`,{moves:t}))}}function A(e){W(p)?.stop(),I(p,e),I(m,``),v.clear()}_n(()=>{let e=setInterval(()=>{document.hidden||n().won||W(p)||n().seconds++},1e3);return()=>clearInterval(e)}),_n(()=>v.follow(n().at)),_n(()=>{let e=mo();I(d,``),ur(()=>void v.speak(e))}),_n(()=>{n().at,n().length,n().points,n().won,ur(()=>n().keep())}),_n(()=>{!W(E)||n().won||W(p)||(n().won=!0,I(h,!0),setTimeout(()=>I(h,!1),2500))}),_n(()=>{a!==`pairs`&&a!==`pegs`||b.on||y.findOptimum()}),_n(()=>{a===`pegs`&&ao.pegWarning&&!W(p)&&y.watchPegs(n().state)}),_n(()=>{let e=()=>n().keep();return addEventListener(`pagehide`,e),()=>{removeEventListener(`pagehide`,e),n().keep()}}),_n(()=>()=>{b.stop(),y.stop()});var ye=up();_r(`keydown`,Zt,pe);var j=L(ye),be=L(j),xe=L(be),Se=L(xe),Ce=z(B(Se));M(xe);var we=B(xe,2),Te=e=>{var t=rp(),r=z(t,!0);V((e,n)=>{Q(t,`aria-label`,e),Y(r,n)},[()=>$(`play-time`),()=>Bl(n().seconds)]),J(e,t)};X(we,e=>{ao.timer&&e(Te)}),M(be);var Ee=B(be,2);let De;var Oe=L(Ee);{let e=N(()=>$(a)),t=N(()=>i.join?`join`:i.tap?`paint`:`none`),n=N(()=>Math.ceil(Math.sqrt(r.rows))),s=N(()=>a===`towers`?(e,t)=>I(l,W(l)?.side===e&&W(l).index===t?null:{side:e,index:t},!0):void 0);Ni(Zd(Oe,{get rows(){return r.rows},get cols(){return r.cols},get shape(){return r.shape},get picture(){return W(C)},get marks(){return W(D)},get margins(){return W(O)},get hop(){return W(te)},get name(){return W(e)},get numbers(){return ao.numbers},get owners(){return b.on},get drag(){return W(t)},get pencilSide(){return W(n)},label:oe,ontap:se,onpaint:ce,onjoin:ue,onkey:de,get onclue(){return W(s)},get cursor(){return W(o)},set cursor(e){I(o,e,!0)}}),e=>I(g,e,!0),()=>W(g))}M(Ee);var ke=z(B(Ee,2),!0);M(j);var Ae=B(j,2),je=L(Ae),Me=e=>{Tf(e,{get film(){return W(p)},onclose:()=>I(p,null)})},Ne=e=>{var t=lp(),c=R(t),l=L(c),u=z(l),d=B(l,2),p=z(d),h=B(d,2),g=z(h),_=B(h,2),x=e=>{var t=ip(),n=z(t);V(e=>{t.disabled=b.over||b.machineMoves||b.advised.running,Y(n,`? ${e??``}`)},[()=>$(`hint`)]),G(`click`,t,_e),J(e,t)},S=e=>{var t=ap(),r=R(t),i=z(r),o=B(r,2),s=e=>{var t=ip(),n=z(t);V(e=>{t.disabled=y.task.running,Y(n,`✓ ${e??``}`)},[()=>$(`check`)]),G(`click`,t,k),J(e,t)};X(o,e=>{a!==`pegs`&&a!==`pairs`&&e(s)});var c=B(o,2),l=z(c);V((e,t)=>{r.disabled=v.task.running||n().won,Y(i,`? ${e??``}`),c.disabled=n().at===0||y.task.running,Y(l,`⇤ ${t??``}`)},[()=>v.stage===`none`?$(`hint`):v.stage===`where`?$(`hint-why`):$(`hint-do`),()=>$(`back`)]),G(`click`,r,_e),G(`click`,c,ve),J(e,t)};X(_,e=>{b.on?e(x):e(S,-1)}),M(c);var C=B(c,2);{let e=N(()=>ao.pegWarning?y.lost:0);np(C,{get session(){return n()},get won(){return W(E)},get broken(){return W(ee)},get optimum(){return y.optimum},get lost(){return W(e)},get duel(){return b.on}})}var w=B(C,2),T=e=>{var t=op(),n=z(t,!0);V(e=>Y(n,e),[()=>W(f)()]),J(e,t)};X(w,e=>{W(f)&&e(T)});var D=B(w,2);{let e=N(()=>$(`check-looking`));au(D,{get task(){return y.task},get what(){return W(e)}})}var O=B(D,2);Mf(O,{get hint(){return v}});var te=B(O,2),ne=e=>{var t=sp(),a=L(t);{let e=N(()=>Hc(n().state.marks[W(o)]??0));Ff(a,{get n(){return r.n},get marked(){return W(e)},get value(){return n().state.cells[W(o)]},onpress:e=>re(i.key(r,n().state,W(o),e,ae())),onfill:()=>re(`marks`),get pencil(){return W(s)},set pencil(e){I(s,e,!0)}})}M(t),J(e,t)};X(te,e=>{a===`towers`&&e(ne)});var oe=B(te,2),se=e=>{var t=cp(),n=R(t),i=z(n,!0),o=B(n,2);{let e=N(()=>a===`unruly`&&r.unique?$(`how-unique`):``);Lf(o,{get game(){return a},get more(){return W(e)}})}V(e=>Y(i,e),[()=>$(`${a}.how`)]),J(e,t)};X(oe,e=>{b.on||e(se)});var ce=B(oe,2),le=e=>{pf(e,{get duel(){return b},get session(){return n()}})};X(ce,e=>{a===`pairs`&&e(le)});var ue=B(ce,2),de=L(ue),fe=e=>{var t=ip(),n=z(t,!0);V(e=>{Q(t,`aria-expanded`,W(m)===`solve`),Y(n,e)},[()=>$(`solve`)]),G(`click`,t,()=>I(m,W(m)===`solve`?``:`solve`,!0)),J(e,t)};X(de,e=>{b.on||e(fe)});var pe=B(de,2),ye=z(pe,!0),j=B(pe,2),be=z(j,!0),xe=B(j,2),Se=z(xe,!0);M(ue);var Ce=B(ue,2),we=e=>{Yf(e,{get session(){return n()},onfilm:A,onplayed:ie})};X(Ce,e=>{W(m)===`solve`&&!b.on&&e(we)});var Te=B(Ce,2),Ee=e=>{Hf(e,{get session(){return n()},onloaded:ie})};X(Te,e=>{W(m)===`points`&&e(Ee)});var De=B(Te,2),Oe=e=>{yf(e,{get session(){return n()}})};X(De,e=>{W(m)===`export`&&e(Oe)}),V((e,t,r,i,o,s,f)=>{Q(c,`aria-label`,e),l.disabled=n().at===0,Y(u,`↶ ${t??``}`),d.disabled=n().at===n().length,Y(p,`↷ ${r??``}`),h.disabled=n().at===0,Y(g,`⟲ ${i??``}`),Q(pe,`aria-expanded`,W(m)===`points`),Y(ye,o),Q(j,`aria-expanded`,W(m)===`export`),Y(be,s),Q(xe,`href`,`#/new/${a??``}`),Y(Se,f)},[()=>$(`play-tools`),()=>$(`undo`),()=>$(`redo`),()=>$(`restart`),()=>$(`points`),()=>$(`export`),()=>$(`play-new`)]),G(`click`,l,me),G(`click`,d,he),G(`click`,h,ge),G(`click`,pe,()=>I(m,W(m)===`points`?``:`points`,!0)),G(`click`,j,()=>I(m,W(m)===`export`?``:`export`,!0)),J(e,t)};X(je,e=>{W(p)?e(Me):e(Ne,-1)}),M(Ae),M(ye),V((e,t)=>{Q(j,`aria-label`,e),Y(Se,`${t??``} `),Y(Ce,`${r.rows??``}×${r.cols??``}`),De=ii(Ee,1,`frame svelte-2zsc2m`,null,De,{celebrate:W(h)}),Y(ke,W(d))},[()=>$(`play-board`),()=>$(a)]),G(`click`,Ae,fe),J(e,ye),Ue()}vr([`click`]);var fp=K(`<h1> </h1> <p class="error" role="alert"> </p> <p><a href="#/open"> </a></p>`,1),pp=K(`<p role="status"> </p>`);function mp(e,t){He(t,!0);let n=F(null),r=F(null);function i(){let e={};for(let[n,r]of t.query)n.startsWith(`o.`)&&(e[n.slice(2)]=r);return e}async function a(){let e=i(),a=(t.query.get(`p`)??``).split(` `).filter(Boolean),o=il(ol(t.id,e));try{if(o??=await $o({text:t.id,options:e}),!o.view||!qs.includes(o.game))throw new zi(()=>$(`play-toolarge`));I(n,new sl(o,a))}catch(e){I(r,e)}}a();var o=Or(),s=R(o),c=e=>{dp(e,{get session(){return W(n)}})},l=e=>{var t=fp(),n=R(t),i=z(n,!0),a=B(n,2),o=z(a,!0),s=B(a,2),c=z(L(s),!0);M(s),V((e,t,n)=>{Y(i,e),Y(o,t),Y(c,n)},[()=>$(`play-cannot`),()=>_s(W(r)),()=>$(`nav-open`)]),J(e,t)},u=e=>{var t=pp(),n=z(t,!0);V(e=>Y(n,e),[()=>$(`loading`)]),J(e,t)};X(s,e=>{W(n)?e(c):W(r)?e(l,1):e(u,-1)}),J(e,o),Ue()}var hp=K(`<label><input type="radio" name="theme"/> </label>`),gp=K(`<label><input type="radio" name="errors"/> </label>`),_p=K(`<label><input type="checkbox"/> </label>`),vp=K(`<dialog aria-labelledby="settings-title" class="svelte-r8r4ui"><div class="stack"><h2 id="settings-title"> </h2> <fieldset class="svelte-r8r4ui"><legend class="svelte-r8r4ui"> </legend> <!></fieldset> <fieldset class="svelte-r8r4ui"><legend class="svelte-r8r4ui"> </legend> <!></fieldset> <fieldset class="svelte-r8r4ui"><legend class="svelte-r8r4ui"> </legend> <!></fieldset> <button type="button" class="primary"> </button></div></dialog>`);function yp(e,t){He(t,!0);let n=[],r=[],i=Li(t,`open`,15),a=F(void 0);_n(()=>{i()?W(a)?.showModal():W(a)?.close()});let o=[`system`,`light`,`dark`,`contrast`],s=[`live`,`ask`,`never`],c=[`timer`,`autoClear`,`counts`,`numbers`,`pegWarning`,`animate`];var l=vp(),u=L(l),d=L(u),f=z(d,!0),p=B(d,2),m=L(p),h=z(m,!0);Z(B(m,2),16,()=>o,e=>e,(e,t)=>{var r=hp(),i=L(r);vi(i);var a,o=B(i,1,!0);M(r),V(e=>{a!==(a=t)&&(i.value=(i.__value=a)??``),Y(o,e)},[()=>$(`theme-${t}`)]),Ti(n,[],i,()=>ao.theme,e=>ao.theme=e),J(e,r)}),M(p);var g=B(p,2),_=L(g),v=z(_,!0);Z(B(_,2),16,()=>s,e=>e,(e,t)=>{var n=gp(),i=L(n);vi(i);var a,o=B(i,1,!0);M(n),V(e=>{a!==(a=t)&&(i.value=(i.__value=a)??``),Y(o,e)},[()=>$(`errors-${t}`)]),Ti(r,[],i,()=>ao.errors,e=>ao.errors=e),J(e,n)}),M(g);var y=B(g,2),b=L(y),x=z(b,!0);Z(B(b,2),16,()=>c,e=>e,(e,t)=>{var n=_p(),r=L(n);vi(r);var i=B(r,1,!0);M(n),V(e=>Y(i,e),[()=>$(`settings-${t}`)]),Ei(r,()=>ao[t],e=>ao[t]=e),J(e,n)}),M(y);var S=B(y,2),C=z(S,!0);M(u),M(l),Ni(l,e=>I(a,e),()=>W(a)),V((e,t,n,r,i)=>{Y(f,e),Y(h,t),Y(v,n),Y(x,r),Y(C,i)},[()=>$(`settings-title`),()=>$(`settings-theme`),()=>$(`settings-errors`),()=>$(`settings-play`),()=>$(`close`)]),_r(`close`,l,()=>i(!1)),G(`click`,S,()=>i(!1)),J(e,l),Ue()}vr([`click`]);var bp=K(`<option> </option>`),xp=K(`<a class="skip svelte-1n46o8q" href="#main"> </a> <header class="svelte-1n46o8q"><a class="brand svelte-1n46o8q" href="#/"><img src="./icon.svg" alt="" width="28" height="28"/>Quadrille</a> <nav class="svelte-1n46o8q"><a href="#/" class="svelte-1n46o8q"> </a> <a href="#/open" class="svelte-1n46o8q"> </a> <a href="#/lab" class="svelte-1n46o8q"> </a></nav> <div class="tools svelte-1n46o8q"><select class="svelte-1n46o8q"></select> <button type="button" class="gear svelte-1n46o8q"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M8.5 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4"></path></svg></button></div></header> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!></main> <!>`,1);function Sp(e,t){He(t,!0),oo();let n=F(!1);_n(()=>{document.documentElement.lang=mo()});let r=N(()=>Os.now.page),i=N(()=>qs.find(e=>e===Os.now.rest)),a=N(()=>{if(W(r)===`lab`)return $(`lab-title`);if(W(r)===`open`||W(r)===`edit`)return $(`open-title`);let e=W(r)===`play`?Os.now.rest.split(`:`)[0]:W(i)??``;return qs.includes(e)?$(e):``});_n(()=>{document.title=W(a)?`${W(a)} · Quadrille`:`Quadrille`});var o=xp(),s=R(o),c=z(s,!0),l=B(s,2),u=B(L(l),2),d=L(u),f=z(d,!0),p=B(d,2),h=z(p,!0),g=B(p,2),_=z(g,!0);M(u);var v=B(u,2),y=L(v);Z(y,21,()=>po,([e,t])=>e,(e,t)=>{var n=N(()=>m(W(t),2));let r=()=>W(n)[0],i=()=>W(n)[1];var a=bp(),o=z(a,!0),s={};V(()=>{Y(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),J(e,a)}),M(y);var b;ui(y);var x=B(y,2);M(v),M(l);var S=B(l,2),C=L(S),w=e=>{var t=Or();Br(R(t),()=>`${Os.now.rest}?${Os.now.query}`,e=>{mp(e,{get id(){return Os.now.rest},get query(){return Os.now.query}})}),J(e,t)},T=e=>{var t=Or();Br(R(t),()=>W(i),e=>{ed(e,{get game(){return W(i)}})}),J(e,t)},E=e=>{od(e,{})},ee=e=>{var t=Or();Br(R(t),()=>W(i),e=>{Ks(e,{get game(){return W(i)}})}),J(e,t)},D=e=>{Ru(e,{})},O=e=>{Sl(e,{})};X(C,e=>{W(r)===`play`?e(w):W(r)===`new`&&W(i)?e(T,1):W(r)===`open`?e(E,2):W(r)===`edit`&&W(i)?e(ee,3):W(r)===`lab`?e(D,4):e(O,-1)}),M(S),yp(B(S,2),{get open(){return W(n)},set open(e){I(n,e,!0)}}),V((e,t,n,i,a,o,s,l,m)=>{Y(c,e),Q(u,`aria-label`,t),Q(d,`aria-current`,W(r)===``||W(r)===`new`||W(r)===`play`?`page`:void 0),Y(f,n),Q(p,`aria-current`,W(r)===`open`||W(r)===`edit`?`page`:void 0),Y(h,i),Q(g,`aria-current`,W(r)===`lab`?`page`:void 0),Y(_,a),Q(y,`aria-label`,o),b!==(b=s)&&(y.value=(y.__value=b)??``,li(y,b)),Q(x,`aria-label`,l),Q(x,`title`,m)},[()=>$(`skip`),()=>$(`nav-label`),()=>$(`nav-games`),()=>$(`nav-open`),()=>$(`nav-lab`),()=>$(`language`),()=>mo(),()=>$(`settings-title`),()=>$(`settings-title`)]),G(`click`,s,e=>{e.preventDefault(),document.getElementById(`main`)?.focus()}),G(`change`,y,e=>ao.language=e.currentTarget.value),G(`click`,x,()=>I(n,!0)),J(e,o),Ue()}vr([`click`,`change`]);async function Cp(){!await Go()&&`serviceWorker`in navigator&&await navigator.serviceWorker.register(`offline.js`).catch(()=>{})}Cp(),Pr(Sp,{target:document.getElementById(`app`)});