//! Binding, serving and closing down.

use crate::api::{self, App};
use crate::campaigns::Data;
use crate::desk::Desk;
use crate::door::Patience;
use crate::limits::Limits;
use crate::problem;
use crate::{assets, door, guard};
use axum::extract::DefaultBodyLimit;
use axum::{Router, middleware};
use quadrille_core::workshop::Workshop;
use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tower_http::compression::CompressionLayer;

/// A thread that has answered its question waits this long for another.
const IDLE_THREAD: Duration = Duration::from_millis(500);

/// Where and how to serve.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to bind; only this machine unless told otherwise.
    pub address: IpAddr,
    /// The port; 0 lets the system choose.
    pub port: u16,
    /// Host names to answer to, beside addresses and `localhost`.
    pub host_names: Vec<String>,
    /// The folder with the stores of `quadrille bench`, and the store that machines share; nothing else is ever
    /// read.
    pub data: Data,
    /// What requests may use.
    pub limits: Limits,
    /// Where engines work that may last; in threads of this process otherwise.
    pub workshop: Option<Workshop>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 7979,
            host_names: Vec::new(),
            data: Data::default(),
            limits: Limits::default(),
            workshop: None,
        }
    }
}

/// A service that is bound and not yet serving.
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    router: Router,
    desk: Arc<Desk>,
    patience: Patience,
}

impl Server {
    /// Binds the address, so that the port is known and taken.
    pub fn bind(config: Config) -> io::Result<Server> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .thread_keep_alive(IDLE_THREAD)
            .enable_all()
            .build()?;
        let listener =
            runtime.block_on(TcpListener::bind(SocketAddr::new(config.address, config.port)))?;
        let desk = Desk::new(&config.limits, config.workshop);
        let names: guard::Names = config.host_names.into();
        let body = config.limits.body_bytes;
        let patience = Patience::from(&config.limits);
        let data = Arc::new(config.data);
        let app = App { desk: desk.clone(), limits: Arc::new(config.limits), data };
        let router = api::router()
            .fallback(assets::page)
            .layer(DefaultBodyLimit::max(body))
            .layer(middleware::from_fn_with_state(patience, door::whole_body))
            .layer(middleware::from_fn(problem::speak))
            .layer(CompressionLayer::new())
            .layer(middleware::from_fn_with_state(names, guard::guard))
            .with_state(app);
        Ok(Server { runtime, listener, router, desk, patience })
    }

    /// The address it listens on, with the port that the system may have chosen.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// The address to open in a browser on this machine.
    pub fn url(&self) -> io::Result<String> {
        let address = self.address()?;
        let shown = if address.ip().is_unspecified() {
            SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), address.port())
        } else {
            address
        };
        Ok(format!("http://{shown}/"))
    }

    /// Serves until interrupted, then lets short answers end and cancels the rest.
    pub fn run(self) -> io::Result<()> {
        self.run_until(interrupted())
    }

    /// Serves until `stop` is ready.
    pub fn run_until(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server { runtime, listener, router, desk, patience } = self;
        runtime.block_on(door::serve(listener, router, patience, async move {
            stop.await;
            desk.close();
        }));
        // Dropping the runtime would wait for blocked threads; every job was told to stop.
        runtime.shutdown_background();
        Ok(())
    }
}

async fn interrupted() {
    let ctrl_c = async { drop(tokio::signal::ctrl_c().await) };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let ended = async {
            match signal(SignalKind::terminate()) {
                Ok(mut term) => drop(term.recv().await),
                Err(_) => std::future::pending().await,
            }
        };
        tokio::select! { () = ctrl_c => (), () = ended => () }
    }
    #[cfg(not(unix))]
    ctrl_c.await
}
