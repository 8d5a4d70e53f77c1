/**
 * SQL column with the address of a dealer's logo, for a query on `dealer d`; null if there is no logo. Equals the
 * result of `mediaAddress` (rule media.addresses).
 */
export const logoAddress = `
  (select '/medien/' || m.hash || '/' || m.width || '.' || m.fallback from medium m where m.id = d.logo_id)`
