module review-reply/crds

go 1.24.0

require (
	github.com/cert-manager/cert-manager v1.18.2
	sigs.k8s.io/gateway-api v1.4.0
)
