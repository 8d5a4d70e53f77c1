-- Once, on the primary: psql -v password=… -f create-shop.sql
create role heizmarkt login password :'password';
create database heizmarkt owner heizmarkt;
