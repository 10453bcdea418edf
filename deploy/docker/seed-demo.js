// Fills a new platform with demo accounts and prints them with their keys: `node seed-demo.js <URL of the simulator>`.
// It runs in the folder of tools/admin.
import { argv, env, stderr, stdout } from 'node:process';
// biome-ignore-start lint/correctness/noUndeclaredDependencies: the image of tools/admin has them.
import { adminSettings, openServices, seedDemo } from '@review-reply/admin';
import { parseConfig } from '@review-reply/config';

// biome-ignore-end lint/correctness/noUndeclaredDependencies: as above.

let services;
try {
  services = openServices(parseConfig(adminSettings, env));
  stdout.write(`${JSON.stringify(await seedDemo(services, argv[2]), null, 2)}\n`);
} catch (error) {
  stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  services?.close();
}
