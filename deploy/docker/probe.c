/* probe <port> <path>: ends with 0 when this container answers 200 there, with 1 when it does not. */
#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  struct sockaddr_in server = {.sin_family = AF_INET, .sin_port = htons(atoi(argv[1]))};
  server.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int connection = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(connection, (struct sockaddr *)&server, sizeof server) != 0) return 1;
  char text[256];
  int length = snprintf(text, sizeof text, "GET %s HTTP/1.0\r\n\r\n", argv[2]);
  if (write(connection, text, length) != length) return 1;
  const char *good = "HTTP/1.1 200 ";
  ssize_t got = recv(connection, text, strlen(good), MSG_WAITALL);
  return got == (ssize_t)strlen(good) && memcmp(text, good, got) == 0 ? 0 : 1;
}
