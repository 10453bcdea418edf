import { describeReviewConnector } from './describe-review-connector.ts';
import { openGoogle } from './google-under-test.ts';

describeReviewConnector('Google', openGoogle);
