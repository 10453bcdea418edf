import { describeReviewConnector } from './contract/describe-review-connector.ts';
import { openGoogle } from './google-under-test.ts';

describeReviewConnector('Google', openGoogle);
