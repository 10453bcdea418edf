import type { Seed } from '../start/account.ts';

/** Makes no account yet: the platform starts empty. */
export const seed: Seed = async () => [];
