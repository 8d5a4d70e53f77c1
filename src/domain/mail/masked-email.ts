/** Masks an e-mail address so that only its owner recognises it: only the first character and the host remain. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf("@")
  if (at < 1) return "…"
  return `${Array.from(email)[0] ?? ""}…${email.slice(at)}`
}
