/**
 * Returns the version of a machine: a short hash of its chart (states, events, names of guards and actions, targets),
 * identical in the browser and in Node. Functions lose their names in a build, so they are not included; neither are
 * the lengths of delays. The hash is FNV-1a with 32 bits: it only has to distinguish releases, and there is no benefit
 * in forging it.
 */
export const chartVersion = (chart: unknown): string => {
  let hash = 2_166_136_261
  for (const sign of JSON.stringify(chart)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0).toString(36)
}
