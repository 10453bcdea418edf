export { type Control, googleSettings, openControl } from './control-client.ts';
export { developmentCredentials, type Simulator, type SimulatorOptions, startSimulator } from './start-simulator.ts';
