import { adminSettings, openServices, seedDemo } from '@review-reply/admin';
import { parseConfig } from '@review-reply/config';
import type { Seed } from '../start/account.ts';

/** Fills a new platform with demo accounts, as an operator would. */
export const seed: Seed = async ({ settings, simulatorUrl }) => {
  const services = openServices(parseConfig(adminSettings, settings));
  try {
    return await seedDemo(services, simulatorUrl);
  } finally {
    services.close();
  }
};
