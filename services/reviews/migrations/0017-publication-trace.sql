-- The trace of the request that asked for it (W3C Trace Context), in which every attempt goes on.
alter table publication add column traceparent text, add column tracestate text;
