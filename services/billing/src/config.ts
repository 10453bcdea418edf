import { type ConfigOf, setting, settings } from '@review-reply/config';
import { serviceSettings } from '@review-reply/service';
import { sellerSetting } from './seller.ts';

export const billingSettings = settings({
  ...serviceSettings,
  IDENTITY_ADDRESS: {
    schema: setting.address(),
    description: 'The identity service, host:port; asked before an account is erased.',
  },
  REVIEWS_ADDRESS: {
    schema: setting.address(),
    description: 'The reviews service, host:port; asked what became of old holds.',
  },
  HOLD_TTL_MS: {
    schema: setting.integer(1, 86_400_000).default(600_000),
    description:
      'Age in milliseconds of real time from which a hold is looked into; far above what a generation takes.',
  },
  SWEEP_EVERY_MS: {
    schema: setting.integer(10, 600_000).default(10_000),
    description: 'How often, in milliseconds, old holds are looked for.',
  },
  SWEEP_LEASE_MS: {
    schema: setting.integer(100, 600_000).default(30_000),
    description:
      'How long, in milliseconds, an old hold that is looked into is left alone by others; longer than a look may take, and the wait after one that failed.',
  },
  CALENDAR_EVERY_MS: {
    schema: setting.integer(10, 3_600_000).default(30_000),
    description: 'How often, in milliseconds, months are opened and closed, and what ends or expires is seen to.',
  },
  VERIFY_EVERY_MS: {
    schema: setting.integer(10, 86_400_000).default(3_600_000),
    description: 'How often, in milliseconds, every invariant of the ledger is recomputed.',
  },
  INVOICE_SELLER: sellerSetting,
});

export type BillingConfig = ConfigOf<typeof billingSettings>;
