//! The door of the service: how many come in at once, and how long each may take to say what it wants.
//!
//! Nobody may hold a connection without using it. The head of a request, its body, the pause between
//! two requests and taking the answer each have a limit; only work that was accepted may last.

use crate::limits::Limits;
use crate::memory;
use crate::problem::Problem;
use axum::Router;
use axum::body::{self, Body};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use quadrille_core::message;
use std::future::Future;
use std::io;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{Sleep, sleep, timeout};

/// Open connections get this long to end after the service was asked to close.
const LAST_CALL: Duration = Duration::from_secs(3);
/// After this long without any connection the service is idle.
const QUIET: Duration = Duration::from_millis(300);
/// The system has no descriptor left, or the like: others must leave before the next comes in.
const FULL_HOUSE: Duration = Duration::from_millis(200);

/// What the door needs to know of the limits.
#[derive(Clone, Copy)]
pub struct Patience {
    connections: usize,
    head: Duration,
    body: Duration,
    body_bytes: usize,
}

impl From<&Limits> for Patience {
    fn from(limits: &Limits) -> Self {
        Patience {
            connections: limits.connections.max(1),
            head: limits.head_time,
            body: limits.body_time,
            body_bytes: limits.body_bytes,
        }
    }
}

/// Serves until `stop`, then lets what is under way end.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    patience: Patience,
    stop: impl Future<Output = ()>,
) {
    let mut builder = Builder::new();
    // Also the longest pause between two requests.
    builder.timer(TokioTimer::new()).header_read_timeout(patience.head);
    let seats = Arc::new(Semaphore::new(patience.connections));
    let (closing, _) = watch::channel(());
    let mut stop = pin!(stop);
    loop {
        let entered = async {
            // Who finds no seat waits in the system's queue; those inside cannot stay for nothing.
            let seat = seats.clone().acquire_owned().await;
            (listener.accept().await, seat)
        };
        let (stream, seat) = tokio::select! {
            (stream, seat) = entered => (stream, seat),
            () = &mut stop => break,
        };
        let Ok((stream, _)) = stream else {
            sleep(FULL_HOUSE).await;
            continue;
        };
        let io = TokioIo::new(Outlet { stream, stalled: None, patience: patience.body });
        let service = TowerToHyperService::new(router.clone());
        let connection = builder.serve_connection(io, service);
        let (mut closed, others) = (closing.subscribe(), closing.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // A connection that breaks is its client's affair.
            let going_on = tokio::select! {
                _ = connection.as_mut() => false,
                _ = closed.changed() => true,
            };
            if going_on {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
            drop((seat, closed));
            // What the last answers held is free only now: a job that ends before its answer is taken does not
            // see it.
            sleep(QUIET).await;
            if others.receiver_count() == 0 {
                let _ = tokio::task::spawn_blocking(memory::give_back).await;
            }
        });
    }
    drop(listener);
    closing.send_replace(());
    // Ends when the last connection has dropped its end.
    let _ = timeout(LAST_CALL, closing.closed()).await;
}

/// Takes the whole body before anybody works on it.
pub async fn whole_body(
    State(patience): State<Patience>,
    request: Request,
    next: Next,
) -> Response {
    let (head, body) = request.into_parts();
    let refused = |status, what| Problem::new(status, what).into_response();
    match timeout(patience.body, body::to_bytes(body, patience.body_bytes)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(head, Body::from(bytes))).await,
        Ok(Err(_)) => refused(StatusCode::PAYLOAD_TOO_LARGE, message!("service-too-long")),
        Err(_) => refused(StatusCode::REQUEST_TIMEOUT, message!("service-too-slow")),
    }
}

/// A connection whose other end must take what it asked for.
struct Outlet {
    stream: TcpStream,
    stalled: Option<Pin<Box<Sleep>>>,
    patience: Duration,
}

impl Outlet {
    fn judge<T>(
        &mut self,
        written: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        match stalled.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Outlet {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Outlet {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(written, context)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
