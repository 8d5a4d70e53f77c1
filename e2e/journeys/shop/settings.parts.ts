export const list = "/holzpellets-lose/angebotsliste?zipCode=01067&amount=6000"
