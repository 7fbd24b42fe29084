//! Memory that is free again goes back to the system.

/// glibc keeps what the threads of past jobs once held, in case they come again; a service that is idle
/// should look idle.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code)]
pub fn give_back() {
    unsafe extern "C" {
        fn malloc_trim(keep: usize) -> i32;
    }
    // Safe at any time and from any thread; what it returns only says whether there was something.
    unsafe { malloc_trim(0) };
}

/// Other systems' allocators do it by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn give_back() {}
