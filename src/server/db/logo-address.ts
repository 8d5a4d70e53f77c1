/**
 * The address of a dealer's logo, null without one, as a column of a query on `dealer d`; it says what `mediaAddress` does
 * (rule media.addresses).
 */
export const logoAddress = `
  (select '/medien/' || m.hash || '/' || m.width || '.' || m.fallback from medium m where m.id = d.logo_id)`
