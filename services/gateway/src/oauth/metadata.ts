import { type AuthorizationServer, apiBasePath, operations, scopes } from '@review-reply/api-schemas';

/** What an OAuth client has to know of this platform (RFC 8414, 2), with the public URL as issuer. */
export function authorizationServer(publicUrl: string): AuthorizationServer {
  const authMethods: AuthorizationServer['token_endpoint_auth_methods_supported'] = [
    'client_secret_basic',
    'client_secret_post',
  ];
  return {
    issuer: publicUrl,
    token_endpoint: `${publicUrl}${apiBasePath}${operations.createToken.path}`,
    revocation_endpoint: `${publicUrl}${apiBasePath}${operations.revokeToken.path}`,
    jwks_uri: `${publicUrl}${operations.getSigningKeys.path}`,
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    scopes_supported: Object.keys(scopes),
    token_endpoint_auth_methods_supported: authMethods,
    revocation_endpoint_auth_methods_supported: authMethods,
    ui_locales_supported: ['en', 'fr'],
  };
}
