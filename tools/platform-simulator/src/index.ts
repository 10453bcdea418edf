export { type Recording, recordings } from './ai/recordings.ts';
export { type Control, openControl, platformSettings } from './control-client.ts';
export { developmentCredentials, type Simulator, type SimulatorOptions, startSimulator } from './start-simulator.ts';
