export { createTestDatabase, type TestDatabase } from './database.ts';
export { eventually } from './eventually.ts';
export { testCaller, testSecrets } from './secrets.ts';
export { openStack, type Stack, type StackOptions } from './stack.ts';
