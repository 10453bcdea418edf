import { apiBasePath } from '@review-reply/api-schemas';

/** Where the page and everything it loads are. */
export const docsPath = '/docs';

/** The page: nothing in it runs or is styled but by files of ours, so that its policy can forbid all else. */
export const pageHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Review-Reply API</title>
<link rel="icon" type="image/png" href="${docsPath}/favicon-32x32.png">
<link rel="stylesheet" href="${docsPath}/swagger-ui.css">
</head>
<body>
<main id="documentation"></main>
<noscript>This page needs JavaScript. The description itself is at <a href="${apiBasePath}/openapi.json">${apiBasePath}/openapi.json</a>.</noscript>
<script src="${docsPath}/swagger-ui-bundle.js"></script>
<script src="${docsPath}/start.js"></script>
</body>
</html>
`;

/**
 * Shows the description that this gateway serves. No badge of a validator elsewhere, no credentials kept in the
 * browser; calls that are tried out go to the servers that the description names.
 */
export const startScript = `SwaggerUIBundle({
  url: '${apiBasePath}/openapi.json',
  dom_id: '#documentation',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  persistAuthorization: false,
  queryConfigEnabled: false,
  validatorUrl: null,
});
`;
