/** Clarity's function with the queue of calls, which Clarity's script processes once it is loaded. */
type Clarity = ((...words: ReadonlyArray<unknown>) => void) & { q?: Array<unknown> }

declare global {
  var clarity: Clarity | undefined
}

/**
 * Returns the URL of Clarity's script for an id; the CSP of pages that may load the script allows only this URL's
 * origin (`server/pages/content-security-policy.ts`).
 */
export const clarityAddress = (id: string): string => `https://www.clarity.ms/tag/${encodeURIComponent(id)}`

/** Loads Clarity on this page, once (rule consent.clarity). */
export const startClarity = (id: string): void => {
  if (globalThis.clarity !== undefined) return
  const queue: Clarity = (...words) => {
    ;(queue.q ??= []).push(words)
  }
  globalThis.clarity = queue
  queue("consentv2", { ad_Storage: "denied", analytics_Storage: "granted" })
  const script = document.createElement("script")
  script.async = true
  script.src = clarityAddress(id)
  document.head.append(script)
}

/** Stops Clarity when consent is withdrawn: Clarity then deletes its cookies and records nothing more. */
export const stopClarity = (): void => {
  globalThis.clarity?.("consentv2", { ad_Storage: "denied", analytics_Storage: "denied" })
  globalThis.clarity?.("stop")
}
