let quiet = false;

/**
 * KafkaJS sets timers with negative delays, of which Node 24 warns each time; they do no harm
 * (https://github.com/tulios/kafkajs/issues/1751). Only this warning is dropped, once and for the whole process.
 */
export function quietKafkaWarning(): void {
  if (quiet) return;
  quiet = true;
  const emitWarning = process.emitWarning.bind(process) as (...parameters: unknown[]) => void;
  process.emitWarning = (...parameters: unknown[]) => {
    if (!parameters.includes('TimeoutNegativeWarning')) emitWarning(...parameters);
  };
}
