import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData } from '@grpc/grpc-js';
import {
  type ListReviewsRequest,
  ListReviewsRequestSchema,
  type ListReviewsResponse,
  ListReviewsResponseSchema,
} from '@review-reply/proto/reviews/v1/reviews';
import pg from 'pg';
import { queryReviewPage } from './review-page-query.ts';
import { setting, tellReady } from './start-baseline.ts';

/** The bare hop's second half: grpc-js, the query, nothing else. */
const pool = new pg.Pool({ connectionString: setting('POSTGRES_URL'), max: 10 });

const listReviews = (
  { request }: ServerUnaryCall<ListReviewsRequest, ListReviewsResponse>,
  answer: sendUnaryData<ListReviewsResponse>,
) => {
  // The place's field carries the account, which no caller's context does here.
  queryReviewPage(pool, request.placeId ?? '', request.limit).then(
    ({ documents }) => answer(null, create(ListReviewsResponseSchema, { reviewsJson: Buffer.from(`[${documents}]`) })),
    (error: Error) => answer(error),
  );
};

const server = new Server();
server.addService(
  {
    listReviews: {
      path: '/bench/ListReviews',
      requestStream: false,
      responseStream: false,
      requestSerialize: (request: ListReviewsRequest) => Buffer.from(toBinary(ListReviewsRequestSchema, request)),
      requestDeserialize: (bytes: Buffer) => fromBinary(ListReviewsRequestSchema, bytes),
      responseSerialize: (response: ListReviewsResponse) => Buffer.from(toBinary(ListReviewsResponseSchema, response)),
      responseDeserialize: (bytes: Buffer) => fromBinary(ListReviewsResponseSchema, bytes),
    },
  },
  { listReviews },
);
server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
  if (error !== null) throw error;
  tellReady({ port });
});
