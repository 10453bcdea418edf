import { describe, expect, it } from 'vitest';
import { addressKind, hostKind } from './address-kind.ts';

describe('addresses', () => {
  it.each(['8.8.8.8', '203.0.112.1', '2606:4700:4700::1111', '2a00:1450:4007:80e::200e'])('%s is public', (address) => {
    expect(addressKind(address)).toBe('public');
  });

  it.each(['127.0.0.1', '127.255.255.254', '::1'])('%s is this machine', (address) => {
    expect(addressKind(address)).toBe('loopback');
  });

  it.each([
    ['unspecified', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['carrier-grade NAT, metadata', '100.100.100.200'],
    ['link-local, metadata', '169.254.169.254'],
    ['a cloud host', '168.63.129.16'],
    ['protocol assignments', '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['benchmark', '198.18.0.1'],
    ['benchmark', '198.19.255.255'],
    ['6to4 relay', '192.88.99.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['compatible', '::7f00:1'],
    ['compatible', '::8.8.8.8'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped', '::ffff:7f00:1'],
    ['mapped, public inside', '::ffff:8.8.8.8'],
    ['translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::7f00:1'],
    ['discard', '100::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['benchmark', '2001:2::1'],
    ['ORCHID', '2001:20::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['6to4', '2002:7f00:1::1'],
    ['segment routing', '5f00::1'],
    ['unassigned', '4000::1'],
    ['unique local, metadata', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['nothing', ''],
    ['a name', 'localhost'],
    ['a short form', '127.1'],
    ['octal', '0177.0.0.1'],
  ])('%s is not public: %s', (_name, address) => {
    expect(addressKind(address)).toBe('other');
  });

  it('of one host must all be of one kind', () => {
    expect(hostKind(['8.8.8.8', '2606:4700:4700::1111'])).toBe('public');
    expect(hostKind(['8.8.8.8', '10.0.0.1'])).toBe('other');
    expect(hostKind(['8.8.8.8', '127.0.0.1'])).toBe('other');
    expect(hostKind(['127.0.0.1', '::1'])).toBe('loopback');
    expect(hostKind([])).toBe('other');
  });
});
