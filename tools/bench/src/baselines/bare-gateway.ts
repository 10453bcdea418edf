import type { AddressInfo } from 'node:net';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { Client, credentials } from '@grpc/grpc-js';
import {
  type ListReviewsRequest,
  ListReviewsRequestSchema,
  type ListReviewsResponse,
  ListReviewsResponseSchema,
} from '@review-reply/proto/reviews/v1/reviews';
import express from 'express';
import { setting, tellReady } from './start-baseline.ts';

/** The bare hop's first half: Express asks by grpc-js and answers; no token, limit, check, log or trace. */
const client = new Client(setting('SERVICE_ADDRESS'), credentials.createInsecure());

const listReviews = (request: ListReviewsRequest) =>
  new Promise<ListReviewsResponse>((resolve, reject) => {
    client.makeUnaryRequest(
      '/bench/ListReviews',
      (message: ListReviewsRequest) => Buffer.from(toBinary(ListReviewsRequestSchema, message)),
      (bytes: Buffer) => fromBinary(ListReviewsResponseSchema, bytes),
      request,
      (error, answer) => (error === null && answer !== undefined ? resolve(answer) : reject(error)),
    );
  });

const app = express().disable('x-powered-by').disable('etag');
app.get('/reviews', async (request, response) => {
  const { account = '', limit } = request.query;
  const page = await listReviews(create(ListReviewsRequestSchema, { placeId: String(account), limit: Number(limit) }));
  response.type('json').send(Buffer.concat([Buffer.from('{"data":'), page.reviewsJson, Buffer.from('}')]));
});
const server = app.listen(0, '127.0.0.1', () => tellReady({ port: (server.address() as AddressInfo).port }));
