//! Encrypted connections, asked for in the words of PostgreSQL's own programs: `sslmode` and `sslrootcert`.
//!
//! The connector is ours because those that exist bring a second copy of crates we have; it is rustls and nothing else.

use crate::Failure;
use postgres::config::SslMode;
use postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use postgres::{Client, Config, Error, NoTls};
use quadrille_core::message;
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme,
};
use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_rustls::client;

/// Where systems keep the authorities they trust: Debian, Fedora, SUSE, Alpine and macOS.
const SYSTEM: [&str; 4] = [
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
];

/// How a server is reached.
pub(super) struct Door {
    config: Config,
    tls: Connector,
}

/// What is asked of the server's certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trust {
    /// Nothing: whoever listens cannot read along, but nobody knows who answers.
    Anybody,
    /// An authority we trust signed it.
    Signed,
    /// The same, for the host of the address.
    Named,
}

impl Door {
    /// Reads an address. What it asks of encryption is never taken for less.
    pub(super) fn parse(name: &str, address: &str) -> Result<Self, Failure> {
        let (address, asked) = Asked::take(address);
        let mut config: Config = address.parse().map_err(|e| super::explain(name, &e))?;
        let refuse = |what: quadrille_core::Message| Failure::new(format!("{name}: {what}"));
        // `system` is PostgreSQL's own word for this.
        let mut roots = match asked.roots {
            Some(path) if path.as_os_str() == "system" => system_roots(),
            given => given,
        };
        let trust = match asked.mode.as_deref() {
            Some("verify-full") => Trust::Named,
            Some("verify-ca") => Trust::Signed,
            // As PostgreSQL's programs have it: who names an authority wants it asked.
            Some("require") if roots.is_some() => Trust::Signed,
            Some("require" | "prefer" | "disable") | None => Trust::Anybody,
            Some(other) => {
                return Err(refuse(message!("bench-server-sslmode", mode = other.to_string())));
            }
        };
        config.ssl_mode(match asked.mode.as_deref() {
            Some("disable") => SslMode::Disable,
            Some("prefer") | None => SslMode::Prefer,
            Some(_) => SslMode::Require,
        });
        if trust != Trust::Anybody && roots.is_none() {
            roots = Some(usual_roots().ok_or_else(|| refuse(message!("bench-server-no-roots")))?);
        }
        let tls = Connector::new(trust, roots.filter(|_| trust != Trust::Anybody).as_deref())
            .map_err(|error| refuse(message!("bench-server-roots", error = error)))?;
        Ok(Door { config, tls })
    }

    pub(super) fn config(&mut self) -> &mut Config {
        &mut self.config
    }

    /// Connects. Who leaves the choice to us gets a connection even where encrypting it fails.
    pub(super) fn connect(&self) -> Result<Client, Error> {
        let encrypted = self.config.connect(self.tls.clone());
        match encrypted {
            Err(error) if self.config.get_ssl_mode() == SslMode::Prefer && is_about_tls(&error) => {
                self.config.connect(NoTls)
            }
            other => other,
        }
    }
}

fn is_about_tls(error: &Error) -> bool {
    error.to_string().contains("TLS")
}

/// What an address says of encryption, which the crate `postgres` does not know all words of.
struct Asked {
    mode: Option<String>,
    roots: Option<PathBuf>,
}

impl Asked {
    /// Takes it out of the address.
    fn take(address: &str) -> (String, Self) {
        let mut asked = Asked { mode: None, roots: None };
        let Some((place, parameters)) = address.split_once('?') else {
            return (address.to_string(), asked);
        };
        let mut others = Vec::new();
        for parameter in parameters.split('&') {
            match parameter.split_once('=') {
                Some(("sslmode", mode)) => asked.mode = Some(mode.to_string()),
                Some(("sslrootcert", file)) => asked.roots = Some(PathBuf::from(decoded(file))),
                _ => others.push(parameter),
            }
        }
        match others.is_empty() {
            true => (place.to_string(), asked),
            false => (format!("{place}?{}", others.join("&")), asked),
        }
    }
}

/// A part of an address without its percent signs.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let pair = tail.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        match pair.filter(|_| *first == b'%').and_then(|two| u8::from_str_radix(two, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            None => {
                bytes.push(*first);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The user's own authorities, as PostgreSQL's programs look for them, or the system's.
fn usual_roots() -> Option<PathBuf> {
    let own = std::env::home_dir().map(|home| home.join(".postgresql/root.crt"));
    own.filter(|path| path.is_file()).or_else(system_roots)
}

fn system_roots() -> Option<PathBuf> {
    SYSTEM.iter().map(PathBuf::from).find(|path| path.is_file())
}

#[derive(Clone)]
struct Connector(Arc<ClientConfig>);

impl Connector {
    fn new(trust: Trust, roots: Option<&Path>) -> Result<Self, String> {
        let provider = Arc::new(ring::default_provider());
        let signed = match roots {
            Some(path) => Some(verifier(path, &provider)?),
            None => None,
        };
        let check = Check { trust, signed, provider: Arc::clone(&provider) };
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(check))
            .with_no_client_auth();
        Ok(Connector(Arc::new(config)))
    }
}

fn verifier(
    path: &Path,
    provider: &Arc<CryptoProvider>,
) -> Result<Arc<WebPkiServerVerifier>, String> {
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(path).map_err(|e| told(&e))? {
        // A system's list may hold one that is too old for rustls; the others serve.
        let _ = roots.add(certificate.map_err(|e| told(&e))?);
    }
    WebPkiServerVerifier::builder_with_provider(Arc::new(roots), Arc::clone(provider))
        .build()
        .map_err(|e| told(&e))
}

/// Judges a server's certificate.
#[derive(Debug)]
struct Check {
    trust: Trust,
    /// There whenever a signature is asked for.
    signed: Option<Arc<WebPkiServerVerifier>>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Check {
    fn verify_server_cert(
        &self,
        server: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        let Some(signed) = &self.signed else { return Ok(ServerCertVerified::assertion()) };
        use CertificateError::{NotValidForName, NotValidForNameContext};
        match signed.verify_server_cert(server, between, name, ocsp, now) {
            // rustls looks at names last: all else is in order then.
            Err(rustls::Error::InvalidCertificate(
                NotValidForName | NotValidForNameContext { .. },
            )) if self.trust == Trust::Signed => Ok(ServerCertVerified::assertion()),
            verdict => verdict,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        server: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.provider.signature_verification_algorithms;
        verify_tls12_signature(message, server, signature, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        server: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.provider.signature_verification_algorithms;
        verify_tls13_signature(message, server, signature, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> MakeTlsConnect<S> for Connector {
    type Stream = Stream<S>;
    type TlsConnect = Handshake;
    type Error = io::Error;

    fn make_tls_connect(&mut self, host: &str) -> Result<Handshake, io::Error> {
        Ok(Handshake { config: Arc::clone(&self.0), host: host.to_string() })
    }
}

struct Handshake {
    config: Arc<ClientConfig>,
    host: String,
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> TlsConnect<S> for Handshake {
    type Stream = Stream<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Stream<S>>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            let invalid = |error| io::Error::new(io::ErrorKind::InvalidInput, error);
            let host = ServerName::try_from(self.host).map_err(invalid)?;
            let connector = tokio_rustls::TlsConnector::from(self.config);
            Ok(Stream(connector.connect(host, stream).await?))
        })
    }
}

/// What rustls makes of a connection.
struct Stream<S>(client::TlsStream<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Stream<S> {
    /// None: a password goes over as SCRAM without it. Who must know the server asks for `verify-full`.
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Stream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Stream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_address_asks_is_taken_out_of_it() {
        let address =
            "postgres://me@host/db?sslmode=verify-full&connect_timeout=3&sslrootcert=%2Fa%20b.crt";
        let (rest, asked) = Asked::take(address);
        assert_eq!(rest, "postgres://me@host/db?connect_timeout=3");
        assert_eq!(asked.mode.as_deref(), Some("verify-full"));
        assert_eq!(asked.roots.as_deref(), Some(Path::new("/a b.crt")));
        assert_eq!(decoded("100%zz%4"), "100%zz%4");
    }

    #[test]
    fn unknown_modes_and_missing_authorities_are_told() {
        for (address, wanted) in [
            ("postgres://host/db?sslmode=maybe", "maybe"),
            ("postgres://host/db?sslmode=verify-ca&sslrootcert=/nowhere.crt", "/nowhere.crt"),
        ] {
            let error = Door::parse("postgres://host/db", address).err().unwrap().to_string();
            assert!(error.contains(wanted), "{error}");
        }
    }
}
