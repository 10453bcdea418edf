import { setSourceMapsSupport } from 'node:module';

// Loaded before the rest of a bundle, so that errors name our lines. The flag --enable-source-maps would also have Node
// read the map of each library that it loads: 10 to 45 MB of a process.
setSourceMapsSupport(true, { nodeModules: false });
