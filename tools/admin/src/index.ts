export { examine } from './doctor/doctor.ts';
export type { Fault } from './doctor/fault.ts';
export { createProgram } from './program.ts';
export { demoGuest } from './seed/demo-plan.ts';
export { type DemoAccount, type DemoPlace, seedDemo } from './seed/seed-demo.ts';
export { adminSettings, openServices, type Services } from './services.ts';
