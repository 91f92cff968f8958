/** Whether something belongs to the open half: by a hash of its name (FNV-1a), the same in every run. */
export function isOpen(name) {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193) >>> 0;
  return (hash >>> 8) % 2 === 0;
}
