/**
 * The address of a dealer's logo, null if there is none, as a column of a query on `dealer d`; equal to the result of
 * `mediaAddress` (rule media.addresses).
 */
export const logoAddress = `
  (select '/medien/' || m.hash || '/' || m.width || '.' || m.fallback from medium m where m.id = d.logo_id)`
