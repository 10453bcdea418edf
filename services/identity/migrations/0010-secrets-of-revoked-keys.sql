-- Nobody signs in with them, so they were never hashed anew and held up the hash key that they lie under.
delete from api_key_secret using api_key
where api_key.client_id = api_key_secret.client_id and api_key.revoked_at is not null;
