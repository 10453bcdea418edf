import { z } from 'zod';
import { readBaseUrl } from '../http/build-url.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { PushArrangement } from '../pushes.ts';
import { callApi } from './api-call.ts';

/** What is had pushed; the others that Google knows say nothing that a read would show. */
const types = ['NEW_REVIEW', 'UPDATED_REVIEW', 'GOOGLE_UPDATE', 'DUPLICATE_LOCATION', 'VOICE_OF_MERCHANT_UPDATED'];

const settingShape = z.object({
  pubsubTopic: z.string().nullish(),
  notificationTypes: z.array(z.string()).nullish(),
});

export interface GooglePushesOptions {
  readonly http: HttpClient;
  readonly notificationsUrl: string;
  /** `projects/{project}/topics/{topic}`, on which mybusiness-api-pubsub@system.gserviceaccount.com may publish. */
  readonly topic: string;
}

/**
 * The notification setting of a Google account, which has one topic alone: whoever sets another takes ours away
 * (https://developers.google.com/my-business/reference/notifications/rest/v1/NotificationSetting).
 */
export function googlePushes({ http, notificationsUrl, topic }: GooglePushesOptions): PushArrangement {
  const baseUrl = readBaseUrl(notificationsUrl);
  return {
    ownerOf: (location) => accountOf(location) ?? location,
    arrange: async ({ location, access, signal }) => {
      const account = accountOf(location);
      const path = account === undefined ? undefined : ['v1', 'accounts', account, 'notificationSetting'];
      const shared = { baseUrl, path, access, signal, schema: settingShape };
      const { pubsubTopic, notificationTypes } = await callApi(http, { ...shared, operation: 'pushes.get' });
      if (pubsubTopic === topic && types.every((type) => notificationTypes?.includes(type))) return false;
      await callApi(http, {
        ...shared,
        operation: 'pushes.arrange',
        method: 'PATCH',
        query: { updateMask: 'pubsubTopic,notificationTypes' },
        json: { name: `accounts/${account}/notificationSetting`, pubsubTopic: topic, notificationTypes: types },
      });
      return true;
    },
  };
}

const accountOf = (location: string) => /^accounts\/([^/]+)\//.exec(location)?.[1];
