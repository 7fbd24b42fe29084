//! HiGHS itself: its C interface, found on this machine when it is first needed.
//!
//! HiGHS is not linked but loaded. A library made by its own authors' build is then good enough, no
//! C++ has to be compiled and no header read, and a program that never meets an integer program never
//! touches it.

use super::rows::{Rows, Sides, Standing, Status, Terms};
use libloading::Library;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::path::PathBuf;
use std::ptr;
use std::sync::OnceLock;

/// The oldest version with the callbacks used here.
const OLDEST: (c_int, c_int) = (1, 7);

/// What HiGHS hands to a callback for an answer; only the first field concerns us.
#[repr(C)]
struct CallbackAnswer {
    interrupt: c_int,
}

type Callback =
    unsafe extern "C" fn(c_int, *const c_char, *const c_void, *mut CallbackAnswer, *mut c_void);

/// The functions used, with the types `highs_c_api.h` gives them.
macro_rules! functions {
    ($($name:ident = $symbol:ident($($arg:ty),*) $(-> $ret:ty)?;)*) => {
        struct Functions { $($name: unsafe extern "C" fn($($arg),*) $(-> $ret)?,)* }

        impl Functions {
            fn of(library: &Library) -> Result<Self, libloading::Error> {
                // SAFETY: the types are those of the C header; a library without one of the names is
                // refused here, and `OLDEST` keeps out versions in which they meant something else.
                #[allow(unsafe_code)]
                unsafe {
                    Ok(Functions { $($name: *library.get(stringify!($symbol))?,)* })
                }
            }
        }
    };
}

functions! {
    version = Highs_version() -> *const c_char;
    version_major = Highs_versionMajor() -> c_int;
    version_minor = Highs_versionMinor() -> c_int;
    create = Highs_create() -> *mut c_void;
    destroy = Highs_destroy(*mut c_void);
    size_of_int = Highs_getSizeofHighsInt(*const c_void) -> c_int;
    pass = Highs_passMip(
        *mut c_void, c_int, c_int, c_int, c_int, c_int, f64,
        *const f64, *const f64, *const f64, *const f64, *const f64,
        *const c_int, *const c_int, *const f64, *const c_int
    ) -> c_int;
    set_bool = Highs_setBoolOptionValue(*mut c_void, *const c_char, c_int) -> c_int;
    set_int = Highs_setIntOptionValue(*mut c_void, *const c_char, c_int) -> c_int;
    set_double = Highs_setDoubleOptionValue(*mut c_void, *const c_char, f64) -> c_int;
    set_string = Highs_setStringOptionValue(*mut c_void, *const c_char, *const c_char) -> c_int;
    set_solution = Highs_setSolution(
        *mut c_void, *const f64, *const f64, *const f64, *const f64
    ) -> c_int;
    set_callback = Highs_setCallback(*mut c_void, Callback, *mut c_void) -> c_int;
    start_callback = Highs_startCallback(*mut c_void, c_int) -> c_int;
    change_bounds = Highs_changeColBounds(*mut c_void, c_int, f64, f64) -> c_int;
    add_rows = Highs_addRows(
        *mut c_void, c_int, *const f64, *const f64, c_int, *const c_int, *const c_int, *const f64
    ) -> c_int;
    clear = Highs_clearSolver(*mut c_void) -> c_int;
    run = Highs_run(*mut c_void) -> c_int;
    status = Highs_getModelStatus(*const c_void) -> c_int;
    objective = Highs_getObjectiveValue(*const c_void) -> f64;
    solution = Highs_getSolution(*const c_void, *mut f64, *mut f64, *mut f64, *mut f64) -> c_int;
    int_info = Highs_getIntInfoValue(*const c_void, *const c_char, *mut c_int) -> c_int;
    long_info = Highs_getInt64InfoValue(*const c_void, *const c_char, *mut i64) -> c_int;
    double_info = Highs_getDoubleInfoValue(*const c_void, *const c_char, *mut f64) -> c_int;
    told = Highs_getCallbackDataOutItem(*const c_void, *const c_char) -> *const c_void;
}

/// The library, or why there is none.
fn library() -> Result<&'static Functions, &'static str> {
    static LIBRARY: OnceLock<Result<Functions, String>> = OnceLock::new();
    LIBRARY.get_or_init(load).as_ref().map_err(String::as_str)
}

/// The program that the library lies beside, where that is not the one that runs.
static CAME_WITH: OnceLock<PathBuf> = OnceLock::new();

/// Says which program HiGHS lies beside (`../lib/quadrille`): inside an interpreter that is not the one that runs. The
/// first word holds, and only before the first integer program.
pub fn came_with(program: PathBuf) {
    let _ = CAME_WITH.set(program);
}

/// Where the library may be, the most deliberate place first.
fn places() -> Vec<PathBuf> {
    let mut places = Vec::new();
    if let Some(named) = std::env::var_os("QUADRILLE_HIGHS") {
        return vec![PathBuf::from(named)];
    }
    // `make install` puts it beside the program's folder, `tools/setup` into the cache.
    let program = CAME_WITH.get().cloned().or_else(|| std::env::current_exe().ok());
    if let Some(folder) = program.as_deref().and_then(|program| program.parent()) {
        places.push(folder.join("../lib/quadrille/libhighs.so"));
    }
    let cache = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cache"));
    if let Some(cache) = cache.or_else(home) {
        places.push(cache.join("quadrille/highs/libhighs.so"));
    }
    places.retain(|place| place.is_file());
    places.extend(["libhighs.so.1", "libhighs.so"].map(PathBuf::from));
    places
}

fn load() -> Result<Functions, String> {
    let mut trouble = String::new();
    for place in places() {
        // SAFETY: loading runs the library's initialisers; the places are the user's own choice,
        // this program's folders, or the system's.
        #[allow(unsafe_code)]
        let library = unsafe { Library::new(&place) };
        match library.and_then(|library| {
            let functions = Functions::of(&library)?;
            // It stays for as long as the program runs.
            std::mem::forget(library);
            Ok(functions)
        }) {
            Ok(functions) if functions.fits() => return Ok(functions),
            Ok(_) => trouble = format!("{}: not a version of HiGHS that fits", place.display()),
            Err(error) => trouble = error.to_string(),
        }
    }
    Err(trouble)
}

impl Functions {
    fn fits(&self) -> bool {
        // SAFETY: these three take nothing but the object just made.
        #[allow(unsafe_code)]
        unsafe {
            if ((self.version_major)(), (self.version_minor)()) < OLDEST {
                return false;
            }
            let highs = (self.create)();
            let fits = (self.size_of_int)(highs) as usize == size_of::<c_int>();
            (self.destroy)(highs);
            fits
        }
    }
}

/// The version of HiGHS here, or why there is none.
pub fn version() -> Result<String, &'static str> {
    let functions = library()?;
    // SAFETY: HiGHS returns a constant text that ends in zero.
    #[allow(unsafe_code)]
    let text = unsafe { CStr::from_ptr((functions.version)()) };
    Ok(format!("HiGHS {}", text.to_string_lossy()))
}

/// One HiGHS object.
pub struct Highs {
    functions: &'static Functions,
    object: *mut c_void,
    columns: usize,
    rows: usize,
}

// Every call below hands HiGHS the object made in `new` and arrays of the lengths it was told.
#[allow(unsafe_code)]
impl Highs {
    /// A HiGHS that holds a program, if there is a HiGHS and it takes the program.
    pub fn new(rows: &Rows) -> Option<Self> {
        let functions = library().ok()?;
        let small = |values: &[usize]| -> Option<Vec<c_int>> {
            values.iter().map(|v| c_int::try_from(*v).ok()).collect()
        };
        let (start, column) = (small(&rows.start)?, small(&rows.column)?);
        let integer: Vec<c_int> = rows.integer.iter().map(|i| c_int::from(*i)).collect();
        // SAFETY: the object is new; all arrays are as long as the counts beside them say.
        let highs = unsafe {
            let object = (functions.create)();
            Highs { functions, object, columns: rows.cost.len(), rows: rows.row_lower.len() }
        };
        highs.flag(c"output_flag", false);
        let passed = unsafe {
            (functions.pass)(
                highs.object,
                c_int::try_from(rows.cost.len()).ok()?,
                c_int::try_from(rows.row_lower.len()).ok()?,
                c_int::try_from(column.len()).ok()?,
                2, // row by row
                if rows.maximise { -1 } else { 1 },
                0.0,
                rows.cost.as_ptr(),
                rows.lower.as_ptr(),
                rows.upper.as_ptr(),
                rows.row_lower.as_ptr(),
                rows.row_upper.as_ptr(),
                start.as_ptr(),
                column.as_ptr(),
                rows.factor.as_ptr(),
                integer.as_ptr(),
            )
        };
        (passed != -1).then_some(highs)
    }

    pub fn flag(&self, name: &CStr, value: bool) {
        unsafe { (self.functions.set_bool)(self.object, name.as_ptr(), c_int::from(value)) };
    }

    pub fn whole(&self, name: &CStr, value: c_int) {
        unsafe { (self.functions.set_int)(self.object, name.as_ptr(), value) };
    }

    pub fn number(&self, name: &CStr, value: f64) {
        unsafe { (self.functions.set_double)(self.object, name.as_ptr(), value) };
    }

    pub fn word(&self, name: &CStr, value: &str) {
        let value = CString::new(value).unwrap_or_default();
        unsafe { (self.functions.set_string)(self.object, name.as_ptr(), value.as_ptr()) };
    }

    /// A solution to start from. One that does not fit is ignored.
    pub fn start_from(&self, values: &[f64]) {
        if values.len() == self.columns {
            let none = ptr::null();
            unsafe {
                (self.functions.set_solution)(self.object, values.as_ptr(), none, none, none);
            }
        }
    }

    /// Runs; `go_on` is asked now and then, always by one thread at a time. It is told how far the branch and bound
    /// is, if there is one.
    pub fn run(&self, go_on: &mut dyn FnMut(Option<Standing>) -> bool) -> Status {
        let mut asked = Asked { functions: self.functions, go_on };
        // SAFETY: `asked` outlives the run, and the callback has the type HiGHS declares.
        let code = unsafe {
            (self.functions.set_callback)(
                self.object,
                ask,
                ptr::from_mut(&mut asked).cast::<c_void>(),
            );
            // Interrupts of the simplex method, the interior point method and branch and bound.
            for kind in [1, 2, IN_TREE] {
                (self.functions.start_callback)(self.object, kind);
            }
            (self.functions.run)(self.object)
        };
        if code == -1 {
            return Status::Other;
        }
        match unsafe { (self.functions.status)(self.object) } {
            6 => Status::Empty,
            7 => Status::Optimal,
            8 => Status::Infeasible,
            9 => Status::UnboundedOrInfeasible,
            13 => Status::TimeLimit,
            18 => Status::MemoryLimit,
            _ => Status::Other,
        }
    }

    /// Whether there is a feasible solution to read.
    pub fn has_solution(&self) -> bool {
        let mut status = 0;
        let name = c"primal_solution_status".as_ptr();
        unsafe { (self.functions.int_info)(self.object, name, &raw mut status) == 0 && status == 2 }
    }

    /// A value for each column.
    pub fn solution(&self) -> Vec<f64> {
        let mut values = vec![0.0; self.columns];
        let none = ptr::null_mut();
        unsafe { (self.functions.solution)(self.object, values.as_mut_ptr(), none, none, none) };
        values
    }

    /// Values and prices of a linear program.
    pub fn sides(&self) -> Sides {
        let columns = || vec![0.0; self.columns];
        let rows = || vec![0.0; self.rows];
        let mut sides =
            Sides { values: columns(), reduced: columns(), activity: rows(), dual: rows() };
        unsafe {
            (self.functions.solution)(
                self.object,
                sides.values.as_mut_ptr(),
                sides.reduced.as_mut_ptr(),
                sides.activity.as_mut_ptr(),
                sides.dual.as_mut_ptr(),
            )
        };
        sides
    }

    /// Changes the bounds of a column; the next run starts from where the last one ended.
    pub fn bounds(&self, column: usize, lower: f64, upper: f64) {
        if let Ok(index) = c_int::try_from(column)
            && column < self.columns
        {
            unsafe { (self.functions.change_bounds)(self.object, index, lower, upper) };
        }
    }

    /// Adds rows; the next run starts from where the last one ended. False if HiGHS does not take them.
    pub fn add_rows(&mut self, lower: &[f64], upper: &[f64], terms: &Terms) -> bool {
        let Ok(count) = c_int::try_from(lower.len()) else { return false };
        let Ok(size) = c_int::try_from(terms.factor.len()) else { return false };
        if upper.len() != lower.len() || terms.start.len() != lower.len() {
            return false;
        }
        let added = unsafe {
            (self.functions.add_rows)(
                self.object,
                count,
                lower.as_ptr(),
                upper.as_ptr(),
                size,
                terms.start.as_ptr(),
                terms.column.as_ptr(),
                terms.factor.as_ptr(),
            )
        };
        self.rows += lower.len();
        added != -1
    }

    /// Forgets where the last run ended.
    pub fn forget(&self) {
        unsafe { (self.functions.clear)(self.object) };
    }

    pub fn objective(&self) -> f64 {
        unsafe { (self.functions.objective)(self.object) }
    }

    /// The best proved bound on the objective of an integer program.
    pub fn bound(&self) -> Option<f64> {
        let mut bound = f64::NAN;
        let name = c"mip_dual_bound".as_ptr();
        let told = unsafe { (self.functions.double_info)(self.object, name, &raw mut bound) };
        (told == 0 && bound.is_finite()).then_some(bound)
    }

    /// Nodes of the branch and bound tree.
    pub fn nodes(&self) -> u64 {
        let mut nodes = 0;
        let name = c"mip_node_count".as_ptr();
        let told = unsafe { (self.functions.long_info)(self.object, name, &raw mut nodes) };
        if told == 0 { nodes.try_into().unwrap_or(0) } else { 0 }
    }
}

impl Drop for Highs {
    fn drop(&mut self) {
        // SAFETY: made in `new`, destroyed once.
        #[allow(unsafe_code)]
        unsafe {
            (self.functions.destroy)(self.object);
        }
    }
}

/// Who asks whether to go on.
struct Asked<'a> {
    functions: &'static Functions,
    go_on: &'a mut dyn FnMut(Option<Standing>) -> bool,
}

/// The kind of callback that comes from inside a branch and bound.
const IN_TREE: c_int = 6;

#[allow(unsafe_code)]
unsafe extern "C" fn ask(
    kind: c_int,
    _message: *const c_char,
    out: *const c_void,
    answer: *mut CallbackAnswer,
    asked: *mut c_void,
) {
    // SAFETY: HiGHS hands back the pointer given to it in `run`, and with one thread nobody else
    // holds it now. `answer` and `out` are null or valid for the call; what HiGHS says lies behind a name
    // is null or a value of that type.
    unsafe {
        let asked = &mut *asked.cast::<Asked<'_>>();
        let item = |name: &CStr| (asked.functions.told)(out, name.as_ptr());
        let number = |name: &CStr| item(name).cast::<f64>().as_ref().copied();
        let standing = (kind == IN_TREE && !out.is_null()).then(|| {
            let nodes = item(c"mip_node_count").cast::<i64>().as_ref().copied();
            Some(Standing {
                nodes: nodes?.try_into().unwrap_or(0),
                best: number(c"mip_primal_bound")?,
                bound: number(c"mip_dual_bound")?,
            })
        });
        if !(asked.go_on)(standing.flatten()) && !answer.is_null() {
            (*answer).interrupt = 1;
        }
    }
}
