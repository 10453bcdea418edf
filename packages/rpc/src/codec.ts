import {
  create,
  type DescField,
  type DescMessage,
  fromBinary,
  type MessageInitShape,
  type MessageShape,
  ScalarType,
  toBinary,
} from '@bufbuild/protobuf';
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';

/** From this length on a field of bytes is put behind the others here: the writer would copy it twice, as it grows. */
const largeBytes = 4 * 1024;
const nothing = new Uint8Array();

/** A message's bytes. The order of fields is free on the wire. */
export function encode<D extends DescMessage>(schema: D, init: MessageInitShape<D>): Buffer {
  const message = create(schema, init) as Record<string, unknown>;
  const field = bytesFieldsOf(schema).find(({ localName }) => (message[localName] as Uint8Array).length >= largeBytes);
  if (field === undefined) return toBuffer(toBinary(schema, message as MessageShape<D>));
  const value = message[field.localName] as Uint8Array;
  message[field.localName] = nothing;
  try {
    const others = encode(schema, message as MessageInitShape<D>);
    const head = new BinaryWriter().tag(field.number, WireType.LengthDelimited).uint32(value.length).finish();
    return Buffer.concat([others, head, value]);
  } finally {
    message[field.localName] = value;
  }
}

export function decode<D extends DescMessage>(schema: D, bytes: Uint8Array): MessageShape<D> {
  return fromBinary(schema, bytes);
}

const bytesFields = new WeakMap<DescMessage, readonly DescField[]>();

/** Those that are always there, empty when not set. */
function bytesFieldsOf(schema: DescMessage): readonly DescField[] {
  let fields = bytesFields.get(schema);
  if (fields === undefined) {
    fields = schema.fields.filter(
      ({ fieldKind, scalar, oneof, proto }) =>
        fieldKind === 'scalar' && scalar === ScalarType.BYTES && oneof === undefined && !proto.proto3Optional,
    );
    bytesFields.set(schema, fields);
  }
  return fields;
}

/** The same memory. */
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
