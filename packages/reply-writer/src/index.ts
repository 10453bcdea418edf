export { ownerFaults } from './checks/owner-words.ts';
export { createWriter, type WriterSettings } from './create-writer.ts';
export { suggestingErrors } from './errors.ts';
export {
  type ModelUse,
  type OwnerVoice,
  RECENT_REPLIES_MAX,
  type ReplyWriter,
  type Snippet,
  type WritingInput,
  type WrittenReply,
} from './writer.ts';
