import type { Secrets } from '@portico/kernel/server';
import { type AddressCipher, createAddressCipher } from './addressCipher.ts';
import { type EncodingOptions, encodeAddresses } from './encodeAddresses.ts';
import { obfuscateEmail } from './obfuscate.ts';

/** The addresses of this site, encoded with its own key. */
export interface Addresses {
  encode(html: string, options: EncodingOptions): Promise<string>;
  /** One address for a place with its own markup. */
  hide(address: string): Promise<{ encoded: string; shown: string }>;
  decode(encoded: string): Promise<string | null>;
}

const KEY = 'spam-addresses';
const LONGEST_ADDRESS = 2_000;

export function createAddresses(secrets: Secrets): Addresses {
  const ciphers = new Map<string, AddressCipher>();
  const cipherOf = (key: Buffer): AddressCipher => {
    const name = key.toString('hex');
    const cipher = ciphers.get(name) ?? createAddressCipher(name);
    ciphers.set(name, cipher);
    return cipher;
  };
  return {
    async encode(html, options) {
      if (!options.emails && !options.phones) return html;
      return encodeAddresses(html, cipherOf(await secrets.current(KEY)), options);
    },
    async hide(address) {
      if (!address) return { encoded: '', shown: '' };
      return {
        encoded: cipherOf(await secrets.current(KEY)).encode(address),
        shown: obfuscateEmail(address),
      };
    },
    async decode(encoded) {
      if (encoded.length > LONGEST_ADDRESS) return null;
      for (const key of await secrets.all(KEY)) {
        const address = cipherOf(key).decode(encoded);
        // Anything else was not encoded by us.
        if (address !== null && /@|^[+(\d]/.test(address)) return address;
      }
      return null;
    },
  };
}
