import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The sampler that `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG` name, as the OpenTelemetry specification spells
 * them; parentbased_always_on when absent. Where no spans are exported none are recorded either, but a caller's
 * decision is still passed on to who comes next.
 * @throws Error naming the value that is not known: a typing error must not change what is kept
 */
export function chooseSampler(env: Environment, exportsTraces: boolean): Sampler {
  if (!exportsTraces) return new ParentBasedSampler({ root: new AlwaysOffSampler() });
  const name = env.OTEL_TRACES_SAMPLER || 'parentbased_always_on';
  const root = chooseRoot(name.replace(/^parentbased_/, ''), env.OTEL_TRACES_SAMPLER_ARG);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function chooseRoot(name: string, argument = '1'): Sampler {
  if (name === 'always_on') return new AlwaysOnSampler();
  if (name === 'always_off') return new AlwaysOffSampler();
  const ratio = Number(argument);
  if (name === 'traceidratio' && ratio >= 0 && ratio <= 1) return new TraceIdRatioBasedSampler(ratio);
  throw new Error(`OTEL_TRACES_SAMPLER names no known sampler, or its argument is not between 0 and 1: ${name}`);
}
