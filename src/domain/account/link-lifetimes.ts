/** Purpose of a mailed link's token; a token is valid for its own purpose only (rule safety.mailed-links). */
export type LinkPurpose = "registration" | "password" | "email"

/** Lifetimes of mailed links, in hours. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = { registration: 24, password: 1, email: 24 }
