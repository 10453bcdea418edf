import { X509Certificate } from 'node:crypto';
import path from 'node:path';
import { createSecureContext } from 'node:tls';
import { type ChannelCredentials, experimental } from '@grpc/grpc-js';
import { type Logger, observe } from '@review-reply/telemetry';
import { createCallerSigner, type SignCaller } from './caller-signer.ts';
import { createCallerVerifier, type VerifyCaller } from './caller-verifier.ts';
import { type Followed, followFiles } from './followed-files.ts';
import { nameIn, uriOf } from './peer-name.ts';

/** PEM, as TLS takes it. */
export interface Certificates {
  readonly ca: Buffer;
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** What a process proves by who it is, and knows others by. */
export interface RpcCredentials {
  /** The service that its certificate names. */
  readonly service: string;
  readonly certificates: Followed<Certificates>;
  /** For connections to one service, whose certificate must name it. */
  channelTo(server: string): ChannelCredentials;
  /** Signs who the user is; only the gateway has the key. */
  readonly signCaller: SignCaller;
  readonly verifyCaller: VerifyCaller;
  /** A key for another purpose that all gateways hold; another one after the key of callers was changed. */
  readonly keyFor: (purpose: string) => Buffer;
  close(): void;
}

export interface RpcCredentialsOptions {
  /**
   * Folder with `ca.crt`, `<service>.crt` and `<service>.key` (PEM), `callers.pem`: the public keys that callers may be
   * signed with, and for the gateway `caller.key`, the private one that it signs with. Changed files are read again.
   */
  readonly dir: string;
  readonly service: string;
  readonly logger: Logger;
  readonly lookEveryMs?: number;
}

const msPerDay = 86_400_000;
/** The one service that says who the user is. */
const signingService = 'gateway';

/** @throws Error when a file is lacking or none of what it should be, or the certificate names another service */
export function openRpcCredentials(options: RpcCredentialsOptions): RpcCredentials {
  const { dir, service } = options;
  const file = (name: string) => path.join(dir, name);
  const certificates = followFiles(
    ['ca.crt', `${service}.crt`, `${service}.key`].map(file),
    (contents) => readCertificates(service, contents),
    options,
  );
  const signer = service === signingService ? createCallerSigner(file('caller.key'), options) : undefined;
  const verifier = createCallerVerifier(file('callers.pem'), options);
  const channels = new Map<string, ChannelCredentials>();
  const endMetrics = observeCertificates(certificates);
  return {
    service,
    certificates,
    channelTo: (server) => {
      // Clients of one service share their connections only while they share this object.
      const channel = channels.get(server) ?? createChannel(certificates, server);
      channels.set(server, channel);
      return channel;
    },
    signCaller: signer?.sign ?? refuseToSign,
    keyFor: signer?.keyFor ?? refuseToSign,
    verifyCaller: verifier.verify,
    close: () => {
      endMetrics();
      for (const each of [certificates, signer, verifier]) each?.close();
    },
  };
}

/** In real time, as TLS looks at it. */
function observeCertificates(certificates: Followed<Certificates>): () => void {
  const daysLeft = (pem: Buffer, nowMs: number) => (new X509Certificate(pem).validToDate.getTime() - nowMs) / msPerDay;
  return observe(['rpc.certificate.left'], (tell) => {
    const { ca, cert } = certificates.current;
    const nowMs = Date.now();
    tell('rpc.certificate.left', daysLeft(cert, nowMs), { certificate: 'own' });
    tell('rpc.certificate.left', daysLeft(ca, nowMs), { certificate: 'authority' });
  });
}

function refuseToSign(): never {
  throw new Error('Only the gateway can say who the user is.');
}

function readCertificates(service: string, [ca, cert, key]: readonly Buffer[]): Certificates {
  if (ca === undefined || cert === undefined || key === undefined) throw new Error('A file was not read.');
  const certificates = { ca, cert, key };
  // Throws when the key is not the certificate's, as between the writing of the two.
  createSecureContext(certificates);
  const named = nameIn(new X509Certificate(cert).subjectAltName);
  if (named !== service) throw new Error(`The certificate of ${service} must name it, by the URI ${uriOf(service)}.`);
  return certificates;
}

function createChannel(certificates: Followed<Certificates>, server: string): ChannelCredentials {
  const provider = provideTo(certificates);
  return experimental.createCertificateProviderChannelCredentials(provider, provider, {
    checkServerIdentity: (_host, { subjectaltname }) =>
      nameIn(subjectaltname) === server ? undefined : new Error(`Who answers does not prove to be ${server}.`),
  });
}

/** grpc-js asks for certificates when it opens connections, and is told of each change. */
function provideTo(certificates: Followed<Certificates>): experimental.CertificateProvider {
  const caListeners = new Set<experimental.CaCertificateUpdateListener>();
  const ownListeners = new Set<experimental.IdentityCertificateUpdateListener>();
  const ca = () => ({ caCertificate: certificates.current.ca });
  const own = () => ({ certificate: certificates.current.cert, privateKey: certificates.current.key });
  certificates.onChange(() => {
    for (const listener of ownListeners) listener(own());
    for (const listener of caListeners) listener(ca());
  });
  return {
    addCaCertificateListener: (listener) => {
      caListeners.add(listener);
      process.nextTick(listener, ca());
    },
    removeCaCertificateListener: (listener) => void caListeners.delete(listener),
    addIdentityCertificateListener: (listener) => {
      ownListeners.add(listener);
      process.nextTick(listener, own());
    },
    removeIdentityCertificateListener: (listener) => void ownListeners.delete(listener),
  };
}
