import { type ServiceName, serviceNames } from '@review-reply/rpc';
import type { Services } from '../services.ts';
import { verifyLedger } from '../verify-ledger.ts';
import type { Fault } from './fault.ts';
import { listRecords } from './records.ts';

/** What each service can say by itself: values that no key opens, events that wait, erasures, the ledger. */
export async function findOwnFaults(services: Services): Promise<Fault[]> {
  const found = await Promise.all(
    serviceNames.map(async (service) => [
      ...(await findLostKeys(services, service)),
      ...(await findParked(services, service)),
      ...(await findUnsent(services, service)),
      ...(await findPassedOver(services, service)),
    ]),
  );
  return [...found.flat(), ...(await findErasures(services)), ...(await findViolations(services))];
}

async function findLostKeys(services: Services, service: ServiceName): Promise<Fault[]> {
  const { uses } = await services.operations(service).listKeyUses({}, services.operator);
  return uses
    .filter(({ isLost }) => isLost)
    .map(({ place, keyId, values }) => ({
      service,
      fault: 'key unknown',
      id: `${place} ${keyId}`,
      text: `${values} values of ${place} lie under key ${keyId}, which the environment of ${service} does not have.`,
    }));
}

async function findParked(services: Services, service: ServiceName): Promise<Fault[]> {
  const { events } = await services.operations(service).listParkedEvents({}, services.operator);
  return events.map(({ eventId, topic, key, type, error }) => ({
    service,
    fault: 'event parked',
    id: eventId,
    text: `${service} could not handle ${type}: ${error}`,
    command: `parked retry ${service} ${topic} ${key}`,
  }));
}

async function findUnsent(services: Services, service: ServiceName): Promise<Fault[]> {
  const { value: oldest, done } = await listRecords(services, service, 'unsent_events').next();
  if (done === true) return [];
  const { type, written_at: since } = JSON.parse(oldest.state) as { type: string; written_at: string };
  const text = `Events of ${service} were not sent to Kafka since ${since}; the first is ${type}.`;
  return [{ service, fault: 'events unsent', id: service, text }];
}

/** The broker was told of more than the database has handled, as after a restore that was not followed by a rewind. */
async function findPassedOver(services: Services, service: ServiceName): Promise<Fault[]> {
  const faults: Fault[] = [];
  for await (const { id, state } of listRecords(services, service, 'passed_over_events')) {
    const { consumer, from, next } = JSON.parse(state) as { consumer: string; from: number; next: number };
    const rewind = `kafka-consumer-groups.sh --group ${consumer} --topic ${id} --reset-offsets --to-offset ${from} --execute`;
    const text = `${service} has not read ${next - from} events of ${id} and went on behind them. Stop it, and: ${rewind}`;
    faults.push({ service, fault: 'events passed over', id, text });
  }
  return faults;
}

async function findErasures({ leaving, operator }: Services): Promise<Fault[]> {
  const { erasures } = await leaving.listErasures({}, operator);
  return erasures.map(({ accountId, missing }) => ({
    service: 'identity',
    fault: 'erasure open',
    id: String(accountId),
    text: `Account ${accountId} is to be erased, and ${missing.join(', ')} did not answer yet.`,
    command: `erasures repeat ${accountId}`,
  }));
}

async function findViolations(services: Services): Promise<Fault[]> {
  const { violations } = await verifyLedger(services);
  return violations.map((text) => ({ service: 'billing', fault: 'ledger wrong', id: text, text }));
}
