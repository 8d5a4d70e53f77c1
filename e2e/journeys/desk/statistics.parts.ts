export const admin = "Role_Interaid_Admin"

export const financial = "Role_Interaid_Financial"

export const day = (daysAgo: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(Date.now() - daysAgo * 86_400_000)

/** Two years of sample orders, without those that other journeys are placing just now. */
export const first = day(730)

export const last = day(3)

export const span = `von=${first}&bis=${last}`
