import { serviceNames } from '@review-reply/rpc';

/** Where the services answer, by names of the cluster. */
export const serviceAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  serviceNames.map((name) => [`${name.toUpperCase()}_ADDRESS`, `${name}-grpc.review-reply:50051`]),
);
