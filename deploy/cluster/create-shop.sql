-- Once, on the primary: psql -v owner_password=… -v password=… -f create-shop.sql
-- Owns and migrates the tables (MIGRATION_DATABASE_URL)
create role heizmarkt_owner login password :'owner_password';
-- The shop works as this one: rows alone, granted at each start (rule safety.plain-role)
create role heizmarkt login password :'password';
create database heizmarkt owner heizmarkt_owner;
