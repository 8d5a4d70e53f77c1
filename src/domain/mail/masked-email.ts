/** Returns an e-mail address masked so that only its owner recognises it: its first character and its host. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf("@")
  if (at < 1) return "…"
  return `${Array.from(email)[0] ?? ""}…${email.slice(at)}`
}
