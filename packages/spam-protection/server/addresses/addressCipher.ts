import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';

/** Makes addresses unreadable for harvesters, in CleanTalk's own format. */
export interface AddressCipher {
  encode(text: string, iv?: Buffer): string;
  /** `null` for anything not encoded with this key. */
  decode(encoded: string): string | null;
}

const IV_BASE64_LENGTH = 24;
const SPLITTER_LENGTH = 3;
const IV_BYTES = 16;

export function createAddressCipher(apiKey: string): AddressCipher {
  const secret = md5(md5(apiKey));
  const splitter = secret.slice(0, SPLITTER_LENGTH);
  const key = Buffer.from(secret.slice(0, 16), 'ascii');
  return {
    // Derived from the address itself: an unchanged address is encoded the same way, so its page does not change.
    encode(text, iv = createHmac('sha256', key).update(text).digest().subarray(0, IV_BYTES)) {
      const cipher = createCipheriv('aes-128-cbc', key, iv);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return iv.toString('base64') + splitter + encrypted.toString('base64');
    },
    decode(encoded) {
      const simple = rot13(Buffer.from(encoded, 'base64').toString('utf8'));
      if (simple.startsWith(splitter)) return simple.slice(SPLITTER_LENGTH);
      // A base64 IV always has the same length; the splitter may occur inside it by chance.
      if (encoded.slice(IV_BASE64_LENGTH, IV_BASE64_LENGTH + SPLITTER_LENGTH) !== splitter) return null;
      const iv = Buffer.from(encoded.slice(0, IV_BASE64_LENGTH), 'base64');
      const encrypted = Buffer.from(encoded.slice(IV_BASE64_LENGTH + SPLITTER_LENGTH), 'base64');
      if (iv.length !== IV_BYTES || encrypted.length === 0 || encrypted.length % 16 !== 0) return null;
      try {
        const decipher = createDecipheriv('aes-128-cbc', key, iv);
        return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
      } catch {
        // Wrong padding: it was tampered with, or encoded with another key.
        return null;
      }
    },
  };
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}
