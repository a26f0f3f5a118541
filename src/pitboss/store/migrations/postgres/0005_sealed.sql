-- From here on secrets are kept sealed with the house key, which is not in the database. The program seals what lies
-- in clear. This step changes no table: it keeps earlier releases, which know no seal, from opening the database.
SELECT 1;
