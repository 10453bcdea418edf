export { createWriter, type WriterSettings } from './create-writer.ts';
export { suggestingErrors } from './errors.ts';
export { RECENT_REPLIES_MAX, type ReplyWriter, type WritingInput, type WrittenReply } from './writer.ts';
