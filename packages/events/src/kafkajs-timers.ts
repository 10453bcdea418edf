import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

/**
 * KafkaJS 2.2.4 looks on every connection, every millisecond, whether a request waits there, also while none does: a
 * process that does nothing took a fortieth of a core (https://github.com/tulios/kafkajs/issues/1704). Whoever queues a
 * request has it look, and so does an answer that makes room, so that it need not look in between.
 */
const look = RequestQueue.prototype.scheduleCheckPendingRequests;
RequestQueue.prototype.scheduleCheckPendingRequests = function lookWhileRequestsWait() {
  if (this.pending.length > 0) look.call(this);
};
