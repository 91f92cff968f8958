import { generateKeyPairSync, sign } from "node:crypto";

// A certificate for localhost, made anew for each test: no key is kept in the repository. Written out in DER, since
// node:crypto can sign but has no certificates to make.
const ECDSA_WITH_SHA256 = "06082a8648ce3d040302";
const COMMON_NAME = "0603550403";
const SUBJECT_ALT_NAME = "0603551d11";

interface Certified {
  /** The host name that the certificate is for. */
  host?: string;
  address?: number[];
  until?: string;
}

/** A key and a certificate that it signed itself, for `localhost` and 127.0.0.1 by default, as PEM. */
export function selfSigned({
  host = "localhost",
  address = [127, 0, 0, 1],
  until = "29991231235959Z",
}: Certified = {}): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(hex(ECDSA_WITH_SHA256));
  const name = sequence(node(0x31, sequence(hex(COMMON_NAME), node(0x0c, Buffer.from("localhost")))));
  const validity = sequence(time("20200101000000Z"), time(until));
  const names = sequence(node(0x82, Buffer.from(host)), node(0x87, Buffer.from(address)));
  const extensions = node(0xa3, sequence(sequence(hex(SUBJECT_ALT_NAME), node(0x04, names))));
  const version = node(0xa0, hex("020102"));
  const publicInfo = publicKey.export({ type: "spki", format: "der" });
  const content = sequence(version, hex("020101"), algorithm, name, validity, name, publicInfo, extensions);
  const signature = sign("sha256", content, privateKey);
  const der = sequence(content, algorithm, node(0x03, Buffer.concat([hex("00"), signature])));
  const base64 = der.toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

function sequence(...parts: Buffer[]): Buffer {
  return node(0x30, Buffer.concat(parts));
}

function time(text: string): Buffer {
  return node(0x18, Buffer.from(text));
}

function node(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function hex(text: string): Buffer {
  return Buffer.from(text, "hex");
}
