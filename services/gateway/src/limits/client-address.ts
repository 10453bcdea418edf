import { isIPv4, isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * Who a request comes from, for counting: the connection's address, or what the configured number of proxies wrote into
 * X-Forwarded-For (Express reads it by `trust proxy`). An IPv6 address counts as its network of 64 bits, which is what
 * one customer is given; what is no address counts as the connection's.
 */
export function clientAddress(request: Request): string {
  return networkOf(request.ip ?? '') ?? networkOf(request.socket.remoteAddress ?? '') ?? 'unknown';
}

/** @returns undefined for what is no address */
export function networkOf(text: string): string | undefined {
  // Some proxies add the port: 192.0.2.1:443 or [2001:db8::1]:443.
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const [address = ''] = bare.toLowerCase().split('%');
  const [before = '', after] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  if (after !== undefined) {
    const last = after === '' ? [] : after.split(':');
    // An IPv4 address at the end stands for two groups.
    const width = last.length + (after.includes('.') ? 1 : 0);
    while (groups.length + width < 8) groups.push('0');
    groups.push(...last);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
